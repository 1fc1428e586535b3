/** What stands on the board, as printed: numbers, lines with their areas, passives, Action cards. */
import type { Language } from '@tablee/kernel';
import type { ReactNode } from 'react';
import { HELP } from '../../ready/help.ts';
import {
  actionParagraphs,
  enemyParagraphs,
  entityParagraphs,
  fieldParagraphs,
  passiveParagraphs,
} from '../../ready/text.ts';
import type { Battlefield, Content, Enemy, Entity, Line } from '../../types.ts';
import { Art, type ArtKind, type Pictured } from '../art/index.tsx';
import { Printed } from '../cards/printed.tsx';
import { AreaMark } from '../mine/area-mark.tsx';

interface Shared {
  readonly content: Content;
  readonly language: Language;
}

interface EntryProps {
  readonly as: ArtKind;
  readonly thing: Pictured;
  readonly name: string;
  readonly facts: readonly string[];
  readonly flavour?: string | undefined;
  readonly children: ReactNode;
}

function Entry({ as, thing, name, facts, flavour, children }: EntryProps) {
  return (
    <article className="veiel-entry" aria-label={name}>
      <span className="veiel-entry-art">
        <Art as={as} thing={thing} {...(as !== 'field' && { frame: 'token' as const })} />
      </span>
      <div>
        <h4>{name}</h4>
        {facts.length > 0 && <p className="veiel-entry-facts">{facts.join(' · ')}</p>}
        {flavour && <p className="veiel-entry-flavour">{flavour}</p>}
        {children}
      </div>
    </article>
  );
}

/** A paragraph a line, the area of its attack beside it. */
function Lines({ texts, lines }: { readonly texts: readonly string[]; readonly lines: readonly Line[] }) {
  return texts.map((text, n) => (
    <p key={text} className="veiel-entry-line">
      {lines[n]?.area && <AreaMark area={lines[n].area} />}
      <span>
        <Printed text={text} />
      </span>
    </p>
  ));
}

function livesOf({ lives }: Enemy, language: Language): string {
  const word = { fr: 'Vies', en: 'Lives' }[language];
  return typeof lives === 'number'
    ? `${word} ${lives} ${language === 'fr' ? '(à deux héros)' : '(for two heroes)'}`
    : `${word} ${lives.join('/')}`;
}

function factsOf(enemy: Enemy, language: Language): string[] {
  return [
    HELP[enemy.rank].name[language],
    `${language === 'fr' ? 'Dé jaune' : 'Yellow die'} ${enemy.yellow}`,
    livesOf(enemy, language),
    ...(enemy.infranchissable ? [HELP.infranchissable.name[language]] : []),
  ];
}

export function EnemyEntry({ enemy, content, language }: Shared & { readonly enemy: Enemy }) {
  return (
    <Entry
      as="enemy"
      thing={enemy}
      name={enemy.name[language]}
      facts={factsOf(enemy, language)}
      flavour={enemy.flavour?.[language]}
    >
      <Lines texts={enemyParagraphs(content, enemy, language)} lines={enemy.lines} />
    </Entry>
  );
}

export function BossEntry({ enemy, content, language }: Shared & { readonly enemy: Enemy }) {
  return (
    <Entry
      as="enemy"
      thing={enemy}
      name={enemy.name[language]}
      facts={factsOf(enemy, language)}
      flavour={enemy.flavour?.[language]}
    >
      <Lines texts={passiveParagraphs(content, enemy, language)} lines={[]} />
      <ol className="veiel-entry-actions">
        {enemy.boss!.actions.map((action) => (
          <li key={action.id}>
            <b>{action.name[language]}</b>
            <Lines texts={actionParagraphs(content, action, language)} lines={action.lines} />
          </li>
        ))}
      </ol>
    </Entry>
  );
}

export function FieldEntry({ field, content, language }: Shared & { readonly field: Battlefield }) {
  return (
    <Entry
      as="field"
      thing={field}
      name={field.name[language]}
      facts={[]}
      flavour={field.flavour?.[language]}
    >
      <Lines texts={fieldParagraphs(content, field, language)} lines={[]} />
    </Entry>
  );
}

export function EntityEntry({ entity, content, language }: Shared & { readonly entity: Entity }) {
  const fr = language === 'fr';
  const facts = [
    ...entity.keywords.map((keyword) => HELP[keyword].name[language]),
    ...(entity.health === undefined ? [] : [`${fr ? 'Santé' : 'Health'} ${entity.health}`]),
    ...(entity.threat === undefined ? [] : [`${fr ? 'Menace' : 'Threat'} ${entity.threat}`]),
    ...(entity.yellow === undefined ? [] : [`${fr ? 'Dé jaune' : 'Yellow die'} ${entity.yellow}`]),
    ...(entity.red === undefined ? [] : [`${fr ? 'Vies' : 'Lives'} ${entity.red}`]),
  ];
  return (
    <Entry
      as="entity"
      thing={entity}
      name={entity.name[language]}
      facts={facts}
      flavour={entity.flavour?.[language]}
    >
      <Lines texts={entityParagraphs(content, entity, language)} lines={[]} />
    </Entry>
  );
}
