/** A square in words: where it is, who stands there with what, what is about to happen. */
import { ENEMY, ENTITY, HERO } from '../../types.ts';
import { Speaker } from '../../words/speaker.ts';
import { intentSaid } from '../intents/said.ts';
import type { Play } from '../play.tsx';
import { figuresOn, markName, marksOf, thingOf } from '../reading.ts';
import { WORDS } from '../words.ts';

/** `brief`: without what is to be seen anyway. */
export function squareSaid(play: Play, square: number, how: 'whole' | 'brief' = 'whole'): string {
  const { table, language, content } = play;
  const s = new Speaker(language, content);
  const parts = figuresOn(table, square)
    .reverse()
    .map((figure) => figureSaid(play, figure, how));
  const corpses = table.corpses[square] ?? 0;
  if (corpses > 0) parts.push(`${corpses} ${s.in(corpses > 1 ? WORDS.corpses : WORDS.corpse)}`);
  return [s.square(square), ...parts].join(s.say(' : ', ': '));
}

/** Name, order, dice, statuses, intent. */
export function figureSaid(
  { table, content, t, language, intents, outcome }: Play,
  figure: number,
  how: 'whole' | 'brief' = 'whole',
): string {
  const s = new Speaker(language, content);
  const { figures, heroes } = table;
  const kind = figures.kind[figure];
  const said = [s.in(thingOf(table, content, figure).name)];
  if (kind === HERO) {
    const { life, dead } = heroes[figures.of[figure]!]!;
    said.push(dead ? s.in(WORDS.dead) : s.say(`vie ${life}`, `life ${life}`));
  }
  const intent = intents.find((each) => each.figure === figure);
  const isWhole = how === 'whole';
  if (intent && isWhole) said.push(s.say(`agit en ${intent.order}`, `acts as number ${intent.order}`));
  if (isWhole && (kind === ENEMY || (kind === ENTITY && figures.red[figure]! > 0))) {
    const printed = (kind === ENEMY ? content.enemies : content.entities)[figures.of[figure]!]!.yellow;
    said.push(
      s.say(
        `dé jaune ${figures.yellow[figure]} sur ${printed}`,
        `yellow die ${figures.yellow[figure]} of ${printed}`,
      ),
      s.count(figures.red[figure]!, 'vie', 'vies', 'life', 'lives'),
    );
  } else if (isWhole && kind === ENTITY && figures.yellow[figure]! > 0) {
    said.push(s.say(`santé ${figures.yellow[figure]}`, `health ${figures.yellow[figure]}`));
  }
  if (isWhole && figures.block[figure]! > 0) said.push(s.block(figures.block[figure]!));
  for (const mark of marksOf(t, figure)) said.push(markName(mark, language));
  if (kind === ENEMY && figures.summoner[figure]! >= 0)
    said.push(`${s.in(WORDS.summonedBy)} ${s.in(thingOf(table, content, figures.summoner[figure]!).name)}`);
  const loss = outcome?.losses.find((each) => each.figure === figure);
  if (loss && loss.damage > 0)
    said.push(
      loss.falls
        ? s.say('tomberait', 'would fall')
        : s.say(
            `subirait ${s.damage(loss.damage - loss.blocked)}`,
            `would take ${s.damage(loss.damage - loss.blocked)}`,
          ),
    );
  if (loss && !loss.falls && loss.lives > 0)
    said.push(
      s.say(
        `perdrait ${s.count(loss.lives, 'vie', 'vies', '', '')}`,
        `would lose ${s.count(loss.lives, '', '', 'life', 'lives')}`,
      ),
    );
  if (loss && intent?.isHidden && outcome!.reactions > 0)
    said.push(
      s.count(
        outcome!.reactions,
        'réaction ensuite',
        'réactions ensuite',
        'reaction afterwards',
        'reactions afterwards',
      ),
    );
  const does = intent ? intentSaid(table, content, intent, language) : '';
  return does === '' ? said.join(', ') : `${said.join(', ')}. ${does}`;
}
