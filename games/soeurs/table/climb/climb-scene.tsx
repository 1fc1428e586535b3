/** The floor being climbed: dice beside it, and on it every square a die leads to. */
import { isSameOption, type Option, type Refusal } from '@tablee/kernel';
import { useMemo, useRef, useState } from 'react';
import type { StepOption } from '../../types.ts';
import { type Play, usePlay } from '../play.tsx';
import { floorIn, optionsTo } from '../reading.ts';
import { squareText, totalsText } from '../words.ts';
import { ClimbPanel } from './climb-panel.tsx';
import { FloorWindow, type SquareLook } from './floor-window.tsx';
import { byEnd, type Route, routesFor } from './routes.ts';
import './climb-scene.css';

export function ClimbScene() {
  const play = usePlay();
  const { view, t, content, language, asked, choose, explain, refuse, hint, say } = play;
  const floor = floorIn(view, content);
  const routes = useMemo(() => routesFor(view, content, asked), [view, content, asked]);
  const ends = useMemo(() => byEnd(routes), [routes]);
  const steps = asked?.kind === 'step' ? optionsTo(asked, 'step') : [];
  const [shown, setShown] = useState<{ readonly asked: number; readonly route: Route | null }>({
    asked: -1,
    route: null,
  });
  const [pinned, setPinned] = useState<{ readonly asked: number; readonly square: number } | null>(null);
  const [die, setDie] = useState<number | null>(null);
  const byTouch = useRef(false);

  const id = asked?.id ?? -1;
  const pin = pinned?.asked === id ? pinned.square : null;
  const route =
    (shown.asked === id ? shown.route : null) ?? (pin === null ? null : (ends.get(pin)?.[0] ?? null));
  const open = die === null ? routes : routes.filter(({ pips }) => pips === die);

  const walk = (way: Route) => {
    const [first, ...then] = way.options as readonly [Option, ...Option[]];
    if (first) choose(first, ...then);
  };
  const look = (square: number): SquareLook => {
    const here = open.filter(({ to, squares }) => to === square && squares.length > 0);
    const step = steps.find((option) => option.square === square);
    if (square === pin) return { state: 'chosen' };
    if (step && isSameOption(hint, step)) return { state: 'hinted', isStep: true };
    if (here.length > 0)
      return {
        state: 'can',
        dice: asked?.kind === 'chooseDie' ? [...new Set(here.map(({ pips }) => pips))] : [],
      };
    return step ? { state: 'can', isStep: true } : { state: 'calm' };
  };
  const press = (square: number) => {
    const ways = (ends.get(square) ?? []).filter(({ pips }) => die === null || pips === die);
    const step = steps.find((option) => option.square === square);
    const [way] = ways;
    if (!way) {
      if (step) choose(step);
      return;
    }
    // A finger can't hover: its first touch shows the way, its second walks it.
    const isKnown = pin === square || !byTouch.current;
    if (ways.length === 1 && isKnown) walk(way);
    else {
      setPinned({ asked: id, square });
      setShown({ asked: id, route: way });
      explain(
        ways.length > 1
          ? say({
              fr: `${ways.length} chemins mènent là : choisissez-en un à côté de l’étage.`,
              en: `${ways.length} ways lead there: choose one beside the floor.`,
            })
          : say({
              fr: `${capital(totalsText(way.totals, way.lost, language))}. Touchez encore la case pour y aller.`,
              en: `${capital(totalsText(way.totals, way.lost, language))}. Touch the square again to go there.`,
            }),
      );
    }
  };
  const ask = (square: number | null) => {
    const way =
      square === null ? null : (open.find(({ to, squares }) => to === square && squares.length > 0) ?? null);
    setShown({ asked: id, route: way });
    if (square === null) return explain(null);
    const what = squareText(square, floor.icons[square]!, language);
    explain(way === null ? what : `${what}. ${totalsText(way.totals, way.lost, language)}.`);
  };
  return (
    <div className="soeurs-climb">
      <div
        className="soeurs-climb-floor"
        onPointerDownCapture={(event) => {
          byTouch.current = event.pointerType === 'touch';
        }}
        onKeyDownCapture={() => {
          byTouch.current = false;
        }}
      >
        <FloorWindow
          floor={floor}
          language={language}
          entered={t.entered}
          marker={t.square}
          route={route?.squares ?? []}
          look={look}
          onPress={press}
          onRefuse={(square) => refuse(whyNotTo(play, square))}
          onAsk={ask}
        />
      </div>
      <ClimbPanel
        routes={routes}
        pinned={pin === null ? [] : (ends.get(pin) ?? [])}
        route={route}
        show={(way) => setShown({ asked: id, route: way })}
        showDie={setDie}
        walk={walk}
      />
    </div>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Why the marker can't go there: the step's own reason, or that no path so long ends there. */
function whyNotTo({ asked, whyNot, say }: Play, square: number): Refusal | string | null {
  const step = whyNot.find(({ about }) => about.do === 'step' && (about as StepOption).square === square);
  if (step) return step;
  if (asked?.kind !== 'step' && asked?.kind !== 'chooseDie') return null;
  return say({
    fr: 'Aucun chemin permis n’y mène avec ces points : on monte ou l’on va de côté, sans revenir.',
    en: 'No path allowed ends there with these points: one goes up or sideways, never back.',
  });
}
