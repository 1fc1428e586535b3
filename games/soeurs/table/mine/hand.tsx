/** The hand: what a card does when it is pressed depends on the question. */
import type { Option, Refusal } from '@tablee/kernel';
import { Hand, useCompact, useDrag } from '@tablee/ui';
import { strikeWith } from '../boss/attack-plan.ts';
import { usePlay } from '../play.tsx';
import { WORDS } from '../words.ts';
import { ActionCard, cardText } from './action-card.tsx';
import { handOptions, usesOf } from './uses.ts';

export function SoeursHand() {
  const { t, say } = usePlay();
  return (
    <Hand label={`${say(WORDS.hand)} (${t.hand.length})`}>
      {t.hand.map((card) => (
        <HeldCard key={card} card={card} />
      ))}
    </Hand>
  );
}

function HeldCard({ card }: { readonly card: number }) {
  const play = usePlay();
  const { t, content, language, asked, picked, pick, point, choose, explain, refuse, refusalOf, isHinted } =
    play;
  const compact = useCompact();
  const { main, others, direct } = usesOf(play, card);
  const isPicked = picked.includes(card);
  const refusal =
    main === null ? (handOptions(asked, content, card).map(refusalOf).find(Boolean) ?? null) : null;
  const hinted = [main, ...others].some((option) => isHinted(option));
  const state = isPicked
    ? 'chosen'
    : hinted
      ? 'hinted'
      : main !== null
        ? 'can'
        : refusal !== null && !isIdle(refusal)
          ? 'cannot'
          : 'calm';

  // What it would do is shown on the enemies: an enlarged card would lie over them.
  const shows = main?.do === 'play' || main?.do === 'attack';
  // Cards that attack the Boss are taken up together; any other is taken up by itself.
  const group = picked.filter((one) => usesOf(play, one).main?.do === 'attack');
  const press = () => {
    if (main === null && others.length === 0) refuse(refusal);
    else if (direct !== null) choose(direct);
    else if (main?.do === 'attack') pick(isPicked ? without(group, card) : [...group, card]);
    else if (isPicked && main !== null) choose(main);
    else pick(isPicked ? [] : [card]);
  };
  const drag = useDrag({
    disabled: main === null || direct !== null,
    touch: compact ? 'pan-x' : 'none',
    onStart: () => pick([card]),
    onDrop: (place) => {
      if (main === null) return;
      const slot = /^foe-(\d)$/.exec(place)?.[1];
      if (slot === undefined) choose(main);
      else if (main.do === 'attack')
        choose(...(strikeWith(play, main, Number(slot)) as [Option, ...Option[]]));
      else choose(main, { do: 'target', slot: Number(slot) } as Option);
    },
  });
  return (
    <ActionCard
      content={content}
      card={card}
      level={t.level[card]!}
      language={language}
      state={state}
      layoutId={`soeurs-card-${card}`}
      cost={costNow(play, main, refusal)}
      drag={drag}
      zoom={compact || !shows}
      onPress={main === null && others.length === 0 && refusal === null ? undefined : press}
      onAsk={(asking) => {
        point(asking ? card : null);
        explain(
          asking
            ? (refusal ?? (shows ? cardText(content.cards[card]!, t.level[card]!, language) : null))
            : null,
        );
      }}
    />
  );
}

/** Refused with all the others, for it is no time to play cards: it isn't greyed for that, and says so when pressed. */
function isIdle({ rule }: Refusal): boolean {
  return rule === 'R-SA-28' || rule === 'R-SA-86' || rule === 'R-SA-44';
}

/** What playing it would cost, where the Place may have changed that: the rules say so, one way or the other. */
function costNow(
  { foresee }: ReturnType<typeof usePlay>,
  main: Option | null,
  refusal: ReturnType<ReturnType<typeof usePlay>['refusalOf']>,
): number | undefined {
  if (refusal?.rule === 'SA-MANA-9') return Number(refusal.with.cost);
  if (main?.do !== 'play') return undefined;
  const paid = foresee(main)?.events.find(({ event }) => event === 'cardPlayed');
  return (paid as { readonly cost?: number } | undefined)?.cost;
}

function without(cards: readonly number[], card: number): number[] {
  return cards.filter((one) => one !== card);
}
