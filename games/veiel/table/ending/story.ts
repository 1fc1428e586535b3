/** The game as it went, from everything told: each fight, and what each hero did and bore. */
import type { GameEvent } from '@tablee/kernel';
import type { VeielEvent } from '../../types.ts';

export interface FightTold {
  readonly fight: number;
  rounds: number;
  won: boolean;
  wounds: number;
  fallen: number;
  deaths: number;
}

export interface HeroTold {
  played: number;
  damage: number;
  kills: number;
  wounds: number;
  healed: number;
  blocked: number;
  deaths: number;
  readonly rewards: string[];
}

export interface Story {
  readonly fights: readonly FightTold[];
  readonly heroes: ReadonlyMap<string, HeroTold>;
}

export function storyOf(heard: readonly GameEvent[]): Story {
  const fights: FightTold[] = [];
  const heroes = new Map<string, HeroTold>();
  const of = (id: string): HeroTold => {
    const known = heroes.get(id);
    if (known) return known;
    const made: HeroTold = {
      played: 0,
      damage: 0,
      kills: 0,
      wounds: 0,
      healed: 0,
      blocked: 0,
      deaths: 0,
      rewards: [],
    };
    heroes.set(id, made);
    return made;
  };
  /** Who hit each figure last, by the figure's number. */
  const last = new Map<number, string>();
  for (const event of heard as readonly VeielEvent[]) {
    const now = fights[fights.length - 1];
    switch (event.event) {
      case 'heroChosen':
        of(event.hero);
        break;
      case 'fightBegan':
        last.clear();
        fights.push({ fight: event.fight, rounds: 0, won: false, wounds: 0, fallen: 0, deaths: 0 });
        break;
      case 'roundBegan':
        if (now) now.rounds = event.round;
        break;
      case 'fightWon':
        if (now) [now.won, now.rounds] = [true, event.rounds];
        break;
      case 'played':
        of(event.hero).played++;
        break;
      case 'damaged':
        if (event.by && heroes.has(event.by.id)) {
          of(event.by.id).damage += event.amount;
          last.set(event.who.figure, event.by.id);
        }
        if (heroes.has(event.who.id)) of(event.who.id).blocked += event.blocked;
        break;
      case 'fell': {
        if (now) now.fallen++;
        const by = last.get(event.who.figure);
        if (by !== undefined) of(by).kills++;
        break;
      }
      case 'wounded':
      case 'substituted':
        of(event.hero).wounds++;
        if (now) now.wounds++;
        break;
      case 'healed':
        of(event.hero).healed++;
        break;
      case 'died':
        of(event.hero).deaths++;
        if (now) now.deaths++;
        break;
      case 'rewardTaken':
        of(event.hero).rewards.push(event.card);
        break;
    }
  }
  return { fights, heroes };
}
