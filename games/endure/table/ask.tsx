/** The question, with the answers that belong in a row; the others glow on the table or stand in the list. */
import { type Decision, frameOf, list, type Refusal } from '@tablee/kernel';
import { type OpenQuestion, Question, QuestionProvider, useCompact, useQuestion } from '@tablee/ui';
import { useEffect, useMemo } from 'react';
import { RADAR } from '../printed.ts';
import { itemText } from '../ready/text.ts';
import { gain, itemOf } from '../rules/inv.ts';
import { trade } from '../rules/trade.ts';
import { type AttackOption, type EndureOption, NONE } from '../types.ts';
import { decimal, shotOf } from './overlays/words.ts';
import { type Play, usePlay } from './play.tsx';
import { isPlain } from './reading.ts';

/** More than this repeats the table. */
const FEW = 5;
/** Noises stand in the row while their overlay is on; rearranging is a button of the inventory. */
const QUIET: ReadonlySet<string> = new Set(['noise', 'reorganise']);

export function Ask() {
  const play = usePlay();
  const compact = useCompact();
  const { asked } = play;
  const asking = useQuestion();
  const textOf = useMemo(() => shorter(play, asking.textOf), [play, asking.textOf]);
  useFound(play);
  const trading = asked?.kind === 'offer' || asked?.kind === 'answer';
  return (
    <QuestionProvider asking={{ ...asking, textOf }}>
      <Question
        buttons={asked === null ? undefined : buttonsFor(play, asked, compact)}
        refused={refusedNow(play)}
        refuse={play.refuse}
      >
        {trading && <Offer />}
      </Question>
    </QuestionProvider>
  );
}

/** A card to be placed says what it does. */
function useFound({ view, content, s, language, asked, explain }: Play): void {
  const id = asked?.kind === 'gain' ? asked.id : null;
  const card = id === null ? NONE : (frameOf(view, gain)?.card ?? NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when it is asked
  useEffect(() => {
    if (id === null || card < 0) return;
    explain(`${s.item(card)} · ${itemText(content, itemOf(content, card), language).join(' ')}`);
    return () => explain(null);
  }, [id, card, language]);
}

/** A step by its zone alone where nothing else is asked. An attack by whom it could hit, unless two would read the same. */
function shorter(play: Play, textOf: OpenQuestion['textOf']): OpenQuestion['textOf'] {
  const attacks = (play.asked?.options ?? []).filter((option) => option.do === 'attack');
  const texts = new Map<string, number>();
  for (const option of attacks) {
    const text = attackText(play, option as AttackOption);
    texts.set(text, (texts.get(text) ?? 0) + 1);
  }
  return (given) => {
    const option = given as EndureOption;
    if (option.do === 'move' && play.asked?.kind !== 'act') return play.s.zone(option.zone);
    if (option.do !== 'attack') return textOf(option);
    const text = attackText(play, option);
    return texts.get(text) === 1 ? text : textOf(given);
  };
}

/** `Pistolet → 2 Jaegers (≈ 1)`. */
function attackText(play: Play, option: AttackOption): string {
  const { s, seen, content } = play;
  const { live, type, zone } = seen.foes;
  const kinds = new Map<number, number>();
  for (const foe of live)
    if (zone[foe] === option.zone && type[foe] !== RADAR)
      kinds.set(type[foe]!, (kinds.get(type[foe]!) ?? 0) + 1);
  const prey = [...kinds].map(([of, n]) =>
    n > 1 ? `${n} ${s.text(content.enemies[of]!.plural)}` : s.text(content.enemies[of]!.name),
  );
  const pair = option.pair ? s.say(' (paire)', ' (pair)') : '';
  const shot = shotOf(play, option);
  const hits = shot ? ` (≈\u00a0${decimal(s, shot.hits)})` : '';
  return `${s.item(option.weapon)}${pair} → ${list(s.language, prey)}${hits}`;
}

export function buttonsFor(play: Play, asked: Decision, endFirst: boolean): readonly EndureOption[] {
  const { picked, overlay } = play;
  const options = asked.options as readonly EndureOption[];
  if (picked !== null) {
    const own = play.optionsAt(picked);
    if (own.length > 0) return own;
  }
  const plain = options.filter(isPlain);
  if (asked.kind !== 'act') {
    const about = options.filter((option) => !isPlain(option));
    return about.length <= FEW ? options : plain;
  }
  const noises = plain.filter((option) => option.do === 'noise');
  if (overlay === 'noise') return [...noises, ...plain.filter((option) => option.do === 'end')];
  const ends = plain.filter((option) => option.do === 'end');
  const here = options.filter((option) => option.do === 'interact' || option.do === 'deliver');
  const attacks = options.filter((option) => option.do === 'attack');
  const others = plain.filter((option) => !QUIET.has(option.do) && option.do !== 'end');
  const row = [...here, ...(attacks.length <= 3 ? attacks : []), ...others];
  return endFirst ? [...ends, ...row] : [...row, ...ends];
}

/** Actions that lie on no piece: where they cannot be done now, their place in the row says why. */
const ASKED_FOR: ReadonlySet<string> = new Set(['search', 'active', 'crisis', 'exit']);

function refusedNow({ asked, acting, picked, overlay, seen, content, whyNot }: Play): readonly Refusal[] {
  if (asked?.kind !== 'act' || picked !== null || overlay === 'noise') return [];
  const isAtExit = content.mission.exits.includes(seen.survivors[acting]?.zone ?? NONE);
  return whyNot.filter(({ about }) => ASKED_FOR.has(about.do) && (about.do !== 'exit' || isAtExit));
}

/** What would change hands, both ways. */
function Offer() {
  const { view, s, seen } = usePlay();
  const offer = frameOf(view, trade);
  if (!offer) return null;
  const { who, partner, cards, things } = offer;
  const has = (of: number): string => {
    const names = [
      ...cards.flatMap((card) => (seen.survivors[of]!.cards.includes(card) ? [s.item(card)] : [])),
      ...things.flatMap((thing) => (seen.things.carrier[thing] === of ? [s.thing(thing)] : [])),
    ];
    return names.length > 0 ? names.join(', ') : s.say('rien', 'nothing');
  };
  return (
    <p className="es-offer">
      {s.say(`${s.who(who)} donne `, `${s.who(who)} gives `)}
      <b>{has(who)}</b>
      {s.say(`, ${s.who(partner)} donne `, `, ${s.who(partner)} gives `)}
      <b>{has(partner)}</b>
    </p>
  );
}
