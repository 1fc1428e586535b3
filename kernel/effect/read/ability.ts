/** Abilities: activated, triggered, constant, and those that stand in the way of a change. */
import type { Context, Table } from '../table.ts';
import { agree, que } from '../text/grammar.ts';
import { nominal } from '../text/nominal.ts';
import type { Speech } from '../text/speech.ts';
import type { Happening } from '../vocabulary.ts';
import { joined, paragraphs, readBody } from './block.ts';
import { readCondition } from './condition.ts';
import { readFilter } from './filter.ts';
import type { ReadCondition, ReadFilter, ReadPieces, ReadValue, Script, Sentence } from './forms.ts';
import { type ReadGets, readGets } from './gets.ts';
import { HEAD, type ReadHead, type ReadLimit, readHead, readLimit, sayLimit } from './head.ts';
import { readPieces } from './pieces.ts';
import type { Reader, Scope } from './reader.ts';
import { readValue } from './value.ts';

export type { ReadHead, ReadLimit } from './head.ts';

interface Readable {
  readonly address: string;
  /** The zones it works in. */
  readonly zones: readonly string[];
  /** The whole of it, in sentences. */
  text(speech: Speech): string;
}
export interface ReadActivated extends Readable, ReadHead {
  readonly kind: 'activated';
  readonly timing: string;
}
export interface ReadTriggered extends Readable, ReadHead {
  readonly kind: 'triggered';
  readonly on: string;
  readonly of: ReadFilter | null;
  readonly when: ReadCondition | null;
  readonly may: boolean;
}
export interface ReadStatic extends Readable {
  readonly kind: 'static';
  readonly of: ReadPieces;
  readonly gets: ReadGets;
  readonly while: ReadCondition | null;
  /** Of a card with abilities in several zones: whether the piece is where this one works. */
  elsewhere?: (t: Table, piece: number) => boolean;
}
export interface ReadReplacement extends Readable {
  readonly kind: 'replacement';
  readonly event: string;
  readonly of: ReadFilter | null;
  readonly when: ReadCondition | null;
  readonly may: boolean;
  readonly prevent: ReadValue | 'all' | null;
  /** Lasting, and preventing so many points in all. */
  readonly isPool: boolean;
  readonly becomes: readonly { readonly fact: string; readonly value: ReadValue | string }[];
  readonly body: number;
  readonly script: string;
  readonly limit: ReadLimit | null;
}
export type ReadAbility = ReadActivated | ReadTriggered | ReadStatic | ReadReplacement;

/** Reads an ability into a script of its own, found by its address. */
export function readAbility(r: Reader): ReadAbility {
  const { scope } = r;
  const ability = form(r, false);
  scope.needs.add(scope.address, scope.script, ability);
  return ability;
}

function form(r: Reader, lasting: boolean): ReadAbility {
  if (r.has('activated')) return activated(r);
  if (r.has('on')) return triggered(r);
  if (r.has('always')) return constant(r);
  if (r.has('instead')) return replacement(r, lasting);
  return r.fail('an ability: one of {activated|on|always|instead}');
}

/** A scope and script of its own for an ability inside another, which keeps the names given so far. */
function inner(r: Reader, facts: Scope['facts']): Reader {
  const { scope } = r;
  const script: Script = { blocks: [[]], head: -1, aim: -1 };
  return r.in({
    ...scope,
    address: scope.needs.inside(scope.address),
    pieces: new Set(scope.pieces),
    numbers: new Set(scope.numbers),
    shares: new Set(),
    facts,
    script,
  });
}

/** An ability given to other pieces. */
export function grantAbility(r: Reader): { readonly address: string; text(speech: Speech): string } {
  const own = inner(r, {});
  const ability = readAbility(own);
  if (ability.kind === 'static' || ability.kind === 'replacement')
    return r.fail('an activated or triggered ability');
  r.scope.needs.grant(ability);
  return {
    address: own.scope.address,
    // It speaks for itself: "this card" is the piece that has it.
    text: (speech) => ability.text(speech.fresh()),
  };
}

/** An ability of nobody in particular, for `lasting`. */
export function lastingAbility(r: Reader): {
  readonly address: string;
  pool(t: Table, c: Context): number;
  say(speech: Speech, once: boolean): string;
} {
  const own = inner(r, r.scope.facts);
  const ability = form(own, true);
  own.scope.needs.addLasting(own.scope.address, own.scope.script, ability);
  if (ability.kind === 'static' || ability.kind === 'activated')
    return r.fail('an ability with `on` or `instead`; numbers and keywords are given with `give`');
  return {
    address: own.scope.address,
    pool: (t, c) =>
      ability.kind === 'replacement' && ability.isPool ? (ability.prevent as ReadValue).of(t, c) : -1,
    say: (speech, once) => {
      const text = ability.text(speech).replace(/\.$/, '');
      const small = text.charAt(0).toLocaleLowerCase() + text.slice(1);
      if (!once) return small;
      if (speech.language === 'en') return small.replace(/^(when|if) /, 'the next time ');
      const clause = small.replace(/^s’il/, 'si il').replace(/^(quand|si) /, '');
      return `la prochaine fois ${que(clause)}`
        .replace('devait ', 'devrait ')
        .replace('devaient ', 'devraient ');
    },
  };
}

/** `{ at: 'dusk', then: […] }`: triggers once, when that next happens. */
export function laterAbility(r: Reader): { readonly address: string; say(speech: Speech): string } {
  const own = inner(r, {});
  const on = own.field('at').word(r.vocabulary.happenings, 'something that may happen');
  const head = readHead(own, false, null);
  const body = readBody(own.field('then'));
  const reads = r.vocabulary.happenings[on]!.reads;
  const ability: ReadTriggered = {
    ...head,
    kind: 'triggered',
    address: own.scope.address,
    zones: [],
    on,
    of: null,
    when: null,
    may: false,
    text: () => '',
  };
  own.scope.needs.addLasting(own.scope.address, own.scope.script, ability);
  return { address: own.scope.address, say: (speech) => `${speech.in(reads)}, ${body.say(speech)}` };
}

function zonesOf(r: Reader): string[] {
  const { zones } = r.vocabulary;
  return (
    r
      .maybe('from')
      ?.oneOrMore()
      .map((zone) => zone.word(zones, 'a zone')) ?? [Object.keys(zones)[0]!]
  );
}

/** « De votre cimetière » and the like, for abilities that work out of play. */
function sayZones(r: Reader, speech: Speech): string {
  if (!r.has('from')) return '';
  const texts = zonesOf(r).map((zone) => r.vocabulary.zones[zone]!.reads?.mine);
  return texts.map((text) => (text ? speech.in(text) : '')).join(speech.say(' ou ', ' or '));
}

function activated(r: Reader): ReadActivated {
  r.only('activated', 'while', 'then', ...HEAD);
  const timing = r.field('activated').word(r.vocabulary.timings, 'a timing');
  const { usual, price, ...reads } = r.vocabulary.timings[timing]!;
  const condition = r.has('while') ? readCondition(r.field('while')) : null;
  const head = readHead(r, false, condition, usual);
  const body = readBody(r.field('then'));
  return {
    ...head,
    kind: 'activated',
    timing,
    address: r.scope.address,
    zones: r.has('from') || !usual?.from ? zonesOf(r) : [usual.from].flat(),
    text: (speech) => {
      const cost = speech.noted(head.sayCost(speech, usual?.cost?.length ?? 0));
      const limit = head.sayLimit(speech);
      const when = speech.in(reads) || (cost !== '' || condition ? (price ? speech.in(price) : '') : '');
      const only = condition ? `${speech.say('seulement', 'only')} ${speech.if(condition)}` : '';
      const choices = head.sayChoices(speech);
      if (r.vocabulary.arrow) {
        const first = [when, sayZones(r, speech), limit, only].filter((part) => part !== '').join(', ');
        return arrowed(speech, first, [...choices, cost], body.sentences);
      }
      const parts = [when, sayZones(r, speech), limit, cost].filter((part) => part !== '');
      const rest = [...choices.map((text) => speech.close(text)), paragraphs(speech, body.sentences)].join(
        ' ',
      );
      const end = only === '' ? '' : ` ${speech.close(only)}`;
      if (parts.length === 0) return rest + end;
      return `${parts.join(', ')}${speech.say(' : ', ': ')}${rest}${end}`;
    },
  };
}

/** « **Sacrifice** : ciblez un Ange adverse → infligez-lui 3 dégâts. » */
function arrowed(
  speech: Speech,
  first: string,
  before: readonly string[],
  sentences: readonly Sentence[],
): string {
  const done = before.filter((part) => part !== '').join(', ');
  const start = first === '' ? '' : `${first}${speech.say(' : ', ': ')}`;
  // Each is closed before the next is said: what X stands for belongs to its own sentence.
  const said: string[] = [];
  for (const sentence of sentences) {
    const text = sentence.say(speech);
    if (text === '') continue;
    said.push(speech.close(said.length > 0 ? text : `${start}${done === '' ? '' : `${done} → `}${text}`));
  }
  return said.join(' ');
}

/** Its first sentence is one that its player may leave: two questions for one thing would be one too many. */
function asksItself(r: Reader): boolean {
  const then = r.field('then').input;
  const [first]: unknown[] = Array.isArray(then) ? then : [];
  return typeof first === 'object' && first !== null && ('pay' in first || 'may' in first);
}

function triggered(r: Reader): ReadTriggered {
  r.only('on', 'of', 'when', 'may', 'then', ...HEAD);
  const on = r.field('on').word(r.vocabulary.happenings, 'something that may happen');
  const happening = r.vocabulary.happenings[on]!;
  const inside = r.in({ ...r.scope, facts: happening.facts });
  const of = r.has('of') ? readFilter(inside.field('of')) : null;
  const when = r.has('when') ? readCondition(inside.field('when')) : null;
  const may = r.maybe('may')?.literal(true) ?? false;
  if (may && asksItself(r)) return r.field('may').fail('no "may" here: "then" begins with "you may" already');
  const head = readHead(inside, may, null);
  const body = readBody(inside.field('then'));
  const about = aboutOf(r);
  return {
    ...head,
    kind: 'triggered',
    on,
    of,
    when,
    may,
    address: r.scope.address,
    zones: zonesOf(r),
    text: (speech) => {
      const limit = head.sayLimit(speech);
      const clause = sayHappening(speech, happening, of, about, when, r, 'reads');
      const cost = head.sayCost(speech);
      const price = cost === '' ? '' : `${cost}${speech.say(' : ', ': ')}`;
      const choices = head.sayChoices(speech);
      const joint = happening.own ? speech.say(' : ', ': ') : ', ';
      const start = `${limit === '' ? '' : `${limit}, `}${clause}${joint}`;
      if (may) {
        const doing = speech.as('to', false, () =>
          [...head.sayChoices(speech), joined(speech, body.sentences)].join(', '),
        );
        return speech.close(`${start}${price}${speech.say('vous pouvez', 'you may')} ${doing}`);
      }
      if (r.vocabulary.arrow && (cost !== '' || choices.length > 0))
        return arrowed(speech, start.slice(0, -joint.length), [...choices, cost], body.sentences);
      // One after the other, so that what X stands for is told where X is.
      const said: string[] = [];
      const add = (text: string): void => {
        if (text !== '') said.push(speech.close(said.length === 0 ? `${start}${price}${text}` : text));
      };
      for (const text of choices) add(text);
      for (const sentence of body.sentences) add(sentence.say(speech));
      return said.length > 0 ? said.join(' ') : speech.close(`${start}${price}`);
    },
  };
}

/** « quand un autre de vos Anges est détruit en combat », « à la fin du tour ». */
function sayHappening(
  speech: Speech,
  happening: Happening,
  of: ReadFilter | null,
  about: string | null,
  when: ReadCondition | null,
  r: Reader,
  form: 'reads' | 'would',
): string {
  const parts = when ? (when.parts ?? [when]) : [];
  const manners = parts.filter(
    (part) => part.manner !== undefined && happening.manner?.[part.manner] !== undefined,
  );
  const rest = parts.filter((part) => !manners.includes(part));
  const manner = manners.map((part) => ` ${speech.in(happening.manner![part.manner!]!)}`).join('');
  const reads = speech.in((form === 'would' ? happening.would : undefined) ?? happening.reads);
  let clause = reads;
  if ('piece' in happening.facts && !happening.own) {
    const shown = of?.nominal ?? nominal(r.vocabulary.noun);
    const subject = about ? speech.named(about) : speech.described(shown, 'one', 'it');
    if (!about) speech.introduce('it', shown, 'one', true);
    for (const fact in happening.called)
      speech.introduce(fact, nominal(happening.called[fact]!), 'one', true);
    speech.speakOf(about ?? 'it');
    const joint =
      form === 'would'
        ? speech.language === 'fr' && subject.text.startsWith('il')
          ? 's’'
          : speech.say('si ', 'if ')
        : speech.say('quand ', 'when ');
    clause = `${joint}${subject.text} ${agree(reads, subject)}`;
  }
  // « si elle devait mourir et que c’est votre tour »; « quand elle meurt, si c’est votre tour ».
  const also = (part: ReadCondition): string =>
    speech.language === 'fr' ? ` et ${que(part.say(speech))}` : ` and ${part.say(speech)}`;
  const conditions = rest.map((part) => (form === 'would' ? also(part) : `, ${speech.if(part)}`)).join('');
  return clause + manner + conditions;
}

/** An ability about this very piece, about the one a lasting effect was made for, or about one that has a name. */
function aboutOf(r: Reader): string | null {
  const of = r.maybe('of');
  const is = (of?.input as { is?: unknown } | undefined)?.is;
  if (is === 'self' || is === 'it') return is;
  // Of nothing but what was named before: « s’il devait être détruit ».
  return of && typeof is === 'string' && is !== 'other' && of.keys().length === 1 ? is : null;
}

function constant(r: Reader): ReadStatic {
  r.only('always', 'while', 'from');
  const always = r.field('always');
  always.only('of', 'gets');
  const of = readPieces(always.field('of'));
  const gets = readGets(always.field('gets'));
  const condition = r.has('while') ? readCondition(r.field('while')) : null;
  return {
    kind: 'static',
    of,
    gets,
    while: condition,
    address: r.scope.address,
    zones: zonesOf(r),
    text: (speech) => {
      const clause = condition?.say(speech);
      const start =
        clause === undefined
          ? ''
          : `${speech.language === 'fr' ? tantQue(clause) : `as long as ${clause}`}, `;
      const subject = of.say(speech, 'the');
      return speech.close(`${start}${subject.text} ${gets.say(speech, subject)}`);
    },
  };
}

const tantQue = (clause: string): string =>
  /^[aeiouéè]/i.test(clause) ? `tant qu’${clause}` : `tant que ${clause}`;

function replacement(r: Reader, lasting: boolean): ReadReplacement {
  r.only('instead', 'of', 'when', 'may', 'prevent', 'becomes', 'then', 'limit', 'from');
  const event = r.field('instead').word(r.vocabulary.happenings, 'something that may happen');
  const happening = r.vocabulary.happenings[event]!;
  if (!happening.does) return r.field('instead').fail(`a change that can be replaced, not ${event}`);
  const facts = { ...happening.facts, prevented: 'number' as const };
  const inside = r.in({ ...r.scope, facts });
  const of = r.has('of') ? readFilter(inside.field('of')) : null;
  const when = r.has('when') ? readCondition(inside.field('when')) : null;
  const may = r.maybe('may')?.literal(true) ?? false;
  const prevented = r.maybe('prevent');
  if (prevented && happening.facts.amount !== 'number') prevented.fail('a change with an amount');
  const prevent =
    prevented === null ? null : prevented.input === 'all' ? ('all' as const) : readValue(prevented);
  const becomes = r.has('becomes') ? readBecomes(inside.field('becomes'), happening) : [];
  const body = r.has('then') ? readBody(inside.field('then')) : null;
  if (!prevent && becomes.length === 0 && !body)
    r.fail('what happens instead: one of {prevent|becomes|then}');
  const limit = readLimit(r.maybe('limit'));
  r.scope.needs.replaced.add(event);
  const about = aboutOf(r);
  const isPool = lasting && prevent !== null && prevent !== 'all';
  return {
    kind: 'replacement',
    event,
    of,
    when,
    may,
    prevent,
    isPool,
    becomes,
    body: body ? body.index : -1,
    script: r.scope.address,
    limit,
    address: r.scope.address,
    zones: zonesOf(r),
    text: (speech) => {
      const times = sayLimit(speech, limit, r.vocabulary.periods);
      const clause = sayHappening(speech, happening, of, about, when, r, 'would');
      const start = `${times === '' ? '' : `${times}, `}${clause}, `;
      const how = may ? speech.say('vous pouvez ', 'you may ') : '';
      const doing = speech.as(may ? 'to' : 'do', false, () => {
        const said: string[] = [];
        if (prevent !== null) said.push(sayPrevent(speech, prevent, isPool));
        for (const { fact, value } of becomes) said.push(sayBecomes(speech, happening, about, fact, value));
        if (body)
          said.push(
            joined(speech, body.sentences) +
              (prevent === null && becomes.length === 0 ? speech.say(' à la place', ' instead') : ''),
          );
        return said.join(speech.say(', puis ', ', then '));
      });
      return speech.close(`${start}${how}${doing}`);
    },
  };
}

function readBecomes(r: Reader, happening: Happening): ReadReplacement['becomes'] {
  return r.keys().map((fact) => {
    const kind = Object.hasOwn(happening.facts, fact) ? happening.facts[fact] : undefined;
    if (kind === 'number') return { fact, value: readValue(r.field(fact)) };
    if (kind === 'word')
      return { fact, value: r.field(fact).word(happening.words?.[fact] ?? {}, `a word for ${fact}`) };
    return r
      .field(fact)
      .fail(`a fact that is a number or a word: ${Object.keys(happening.facts).join(', ')}`);
  });
}

function sayPrevent(speech: Speech, prevent: ReadValue | 'all', isPool: boolean): string {
  const verb = speech.act('prévenez|prévient|prévenir', 'prevent|prevents');
  if (prevent === 'all') return `${verb} ${speech.say('tous ces dégâts', 'all of that damage')}`;
  const n = speech.number(prevent);
  if (isPool) return `${verb} ${speech.say(`les ${n} prochains`, `the next ${n}`)}`;
  return `${verb} ${n} ${speech.say('de ces dégâts', 'of that damage')}`;
}

function sayBecomes(
  speech: Speech,
  happening: Happening,
  about: string | null,
  fact: string,
  value: ReadValue | string,
): string {
  if (typeof value === 'string')
    return `${speech.named(about ?? 'it').text} ${speech.in(happening.words![fact]![value]!)}${speech.say(' à la place', ' instead')}`;
  const text = value.say(speech);
  return speech.language === 'fr' ? `ce nombre devient ${text}` : `that amount becomes ${text}`;
}
