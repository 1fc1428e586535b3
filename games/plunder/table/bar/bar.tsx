/** The question bar of this table. */

import { frameOf } from '@tablee/kernel';
import { Question, QuestionProvider, type TableProps, useCompact, useQuestion } from '@tablee/ui';
import { attacked } from '../../rules/def.ts';
import { COLOURS } from '../../rules/map.ts';
import type { PlunderView } from '../../types.ts';
import { capital, figureText, heroText } from '../../words/names.ts';
import type { Play } from '../use-play.ts';
import { buttonsFor } from './buttons.ts';
import { GroupCount } from './group-count.tsx';
import { Tools } from './tools.tsx';

/** The frame's question, with what is held in hand taken into account whichever way an option is chosen. */
export function Bar({ table, play }: { table: TableProps<PlunderView>; play: Play }) {
  const asking = useQuestion();
  const compact = useCompact();
  return (
    <QuestionProvider asking={{ ...asking, choose: play.commit, ...shortened(table), ...toneOf(table) }}>
      <Question
        buttons={buttonsFor(table.asked, play, compact ? 'first' : 'last')}
        aside={<GroupCount view={table.view} asked={table.asked} language={table.language} />}
      >
        <Tools table={table} play={play} />
      </Question>
    </QuestionProvider>
  );
}

/** What answers an attack stands beside its sentence here: the sentence need not say it too. */
function shortened({ view, asked, language }: TableProps<PlunderView>): { sentence?: string } {
  const attack = asked?.kind === 'defend' ? frameOf(view, attacked) : null;
  if (!attack) return {};
  const attacker = capital(figureText(attack.by, language));
  const hero = heroText(attack.hero, language);
  const { value } = attack;
  return {
    sentence:
      language === 'fr'
        ? `${attacker} attaque ${hero} : ${value} !`
        : `${attacker} attacks ${hero}: ${value}!`,
  };
}

/** The colour of who decides. */
function toneOf({ view, asked }: TableProps<PlunderView>): { seatTone?: string } {
  const seat = asked?.seat ?? view.waitingFor[0];
  const team = seat === undefined ? -1 : (view.table.teamOf[seat] ?? -1);
  const colour = team === -1 ? undefined : COLOURS[team];
  return colour ? { seatTone: `var(--plunder-${colour}-bright)` } : {};
}
