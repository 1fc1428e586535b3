/** The rulebook's pictures: who stands where, drawn with the cards of the table. */
import type { RuleId, Text } from '@tablee/kernel';
import { type RulePicture, useLanguage } from '@tablee/ui';
import { content } from '../../content/box.ts';
import { Illumination } from '../art/illumination.tsx';
import { Mark } from '../cards/marks.tsx';
import { WORDS } from '../words.ts';
import './picture.css';

interface Unit {
  readonly card: string;
  readonly damage?: string;
  readonly marked?: boolean;
}

interface Scene {
  readonly chapter: string;
  readonly rule: RuleId;
  readonly caption: Text;
  /** From the other side's back to one's own. */
  readonly rows: readonly (readonly [line: 'ag' | 'ldf', units: readonly Unit[]])[];
}

const SCENES: readonly Scene[] = [
  {
    chapter: 'AMB',
    rule: 'SF-AMB-3',
    caption: {
      fr: 'La Lancière, en Embuscade, peut frapper la Divinité : plus aucun Ange adverse n’est en Arrière-garde ; la Furie, en Ligne de feu, ne défend pas.',
      en: 'The Lancer, in Ambush, may strike the Divinity: no opposing Angel is left in the Rear Guard; the Fury, on the Fire Line, does not defend.',
    },
    rows: [
      ['ag', []],
      ['ldf', [{ card: 'furie-rousse' }]],
      ['ldf', [{ card: 'porte-etendard' }, { card: 'lanciere-de-l-aube', marked: true }]],
      ['ag', [{ card: 'sentinelle-d-albatre' }]],
    ],
  },
  {
    chapter: 'DMG',
    rule: 'SF-DMG-4',
    caption: {
      fr: 'Le Porte-étendard (ATQ 2) attaque la Furie restée en Ligne de feu : elle subit le double, 4, et lui rend 3.',
      en: 'The Standard-Bearer (ATQ 2) attacks the Fury left on the Fire Line: it takes double, 4, and deals 3 back.',
    },
    rows: [
      ['ldf', [{ card: 'furie-rousse', damage: '−4' }]],
      ['ldf', [{ card: 'porte-etendard', damage: '−3', marked: true }]],
    ],
  },
];

export const pictures: readonly RulePicture[] = SCENES.map(({ rows, ...scene }) => ({
  ...scene,
  Picture: () => <Lines rows={rows} />,
}));

function Lines({ rows }: Pick<Scene, 'rows'>) {
  const language = useLanguage();
  const { byId } = content(null);
  return (
    <div className="theme-seven-fallen sf-picture" aria-hidden="true">
      {rows.map(([line, units], n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a picture don't change places
        <div key={n} className="sf-picture-row" data-line={line}>
          <span>{WORDS[line][language]}</span>
          {units.map(({ card, damage, marked }) => {
            const face = byId.get(card)!;
            return (
              <span key={card} className="sf-picture-unit" data-marked={marked || undefined}>
                <Illumination face={face} />
                <Mark sign="atq" value={face.atq} />
                <Mark sign="fv" value={face.fv} />
                {damage && <b>{damage}</b>}
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}
