/** Everything in the box, kind by kind: picture, name, how many, and what it says. */
import type { Language } from '@tablee/kernel';
import type { ReactNode } from 'react';
import { configSchema } from '../../config.ts';
import type { Content } from '../../printed.ts';
import { contentFor } from '../../ready/content.ts';
import {
  enemyText,
  eventText,
  itemText,
  refugeText,
  resolveText,
  rewardText,
  skillTexts,
  titanText,
} from '../../ready/text.ts';
import type { Drawn } from '../art/art.tsx';
import { Art, type ArtKind } from '../art/index.tsx';

export interface PageProps {
  /** The table's own box, packs included; null away from a table. */
  readonly content: unknown;
  readonly language: Language;
}

let ours: Content | null = null;
function boxOf(content: unknown): Content {
  if (content !== null) return content as Content;
  ours ??= contentFor(configSchema.parse({}), null);
  return ours;
}

interface EntryProps {
  readonly kind: ArtKind;
  readonly card: Drawn;
  readonly name: string;
  readonly copies?: number;
  readonly children: ReactNode;
}

function Entry({ kind, card, name, copies, children }: EntryProps) {
  return (
    <li className="es-entry">
      <span className="es-entry-art" data-kind={kind}>
        <Art kind={kind} card={card} />
      </span>
      <div>
        <b>
          {name}
          {copies !== undefined && copies > 1 && <small> × {copies}</small>}
        </b>
        {children}
      </div>
    </li>
  );
}

function List({ children }: { readonly children: ReactNode }) {
  return <ul className="theme-endure es-reference">{children}</ul>;
}

export function Items({ content, language }: PageProps) {
  const box = boxOf(content);
  return (
    <List>
      {box.items.map((item) => (
        <Entry key={item.id} kind="item" card={item} name={item.name[language]} copies={item.copies}>
          {itemText(box, item, language).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Entry>
      ))}
    </List>
  );
}

export function Events({ content, language }: PageProps) {
  const box = boxOf(content);
  return (
    <List>
      {box.events.map((event) => (
        <Entry key={event.id} kind="event" card={event} name={event.name[language]} copies={event.copies}>
          <p>{eventText(box, event, language)}</p>
        </Entry>
      ))}
    </List>
  );
}

export function Enemies({ content, language }: PageProps) {
  const box = boxOf(content);
  return (
    <List>
      {box.enemies.map((enemy) => (
        <Entry key={enemy.id} kind="enemy" card={enemy} name={enemy.name[language]}>
          <p>{enemyText(enemy, language)}</p>
        </Entry>
      ))}
    </List>
  );
}

const SKILLS = { fr: ['Passive', 'Active', 'Crise'], en: ['Passive', 'Active', 'Crisis'] } as const;

export function Survivors({ content, language }: PageProps) {
  const box = boxOf(content);
  return (
    <List>
      {box.survivors.map((survivor) => {
        const { passive, active, crisis, life, name } = survivor;
        const texts = skillTexts(box, survivor, language);
        return (
          <Entry key={survivor.id} kind="survivor" card={survivor} name={name[language]}>
            <p>
              {language === 'fr' ? 'Vie' : 'Life'} {life}
            </p>
            {[passive, active, crisis].map((skill, n) => (
              <p key={skill.name.en}>
                <i>
                  {SKILLS[language][n]}
                  {language === 'fr' ? ' : ' : ': '}
                  {skill.name[language]}.
                </i>{' '}
                {texts[n]}
              </p>
            ))}
          </Entry>
        );
      })}
    </List>
  );
}

export function Resolve({ content, language }: PageProps) {
  const box = boxOf(content);
  const once = { instant: { fr: 'une fois', en: 'once' }, lasting: { fr: 'durable', en: 'lasting' } };
  return (
    <List>
      {box.resolve.map((card) => (
        <Entry
          key={card.id}
          kind="resolve"
          card={{ id: card.id, motif: card.motif }}
          name={`${card.number} · ${card.name[language]}`}
        >
          <p>
            <i>({once[card.kind][language]})</i> {resolveText(box, card, language)}
          </p>
        </Entry>
      ))}
    </List>
  );
}

export function Achievements({ content, language }: PageProps) {
  const box = boxOf(content);
  return (
    <List>
      {box.achievements.map((card) => (
        <Entry key={card.id} kind="achievement" card={card} name={card.name[language]}>
          <p>{card.condition[language]}</p>
          <p>
            <i>
              {language === 'fr' ? 'Récompense' : 'Reward'} {card.rewardKind}
              {language === 'fr' ? ' :' : ':'}
            </i>{' '}
            {rewardText(box, card, language)}
          </p>
        </Entry>
      ))}
    </List>
  );
}

export function TitanCards({ content, language }: PageProps) {
  const box = boxOf(content);
  return (
    <List>
      {box.titan.map((card) => (
        <Entry key={card.id} kind="titan" card={card} name={card.name[language]} copies={card.copies}>
          {titanText(card, language).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Entry>
      ))}
    </List>
  );
}

export function RefugeEvents({ content, language }: PageProps) {
  const box = boxOf(content);
  return (
    <List>
      {box.refuge.map((event) => (
        <Entry
          key={event.id}
          kind="refuge"
          card={{ id: event.id, motif: event.motif }}
          name={event.name[language]}
        >
          <p>{refugeText(box, event, language)}</p>
        </Entry>
      ))}
    </List>
  );
}
