/** Putting a card into words: who does it, what was spoken of before, and the footnotes that say what X is. */
import type { Language, Text } from '../../text.ts';
import type { ReadCondition, ReadPieces, ReadSeat, ReadValue } from '../read/forms.ts';
import { type Agreement, a, agree, ce, de, le, type Noun, possessive, sentence, si } from './grammar.ts';
import { type Article, agreementOf, indefinite, type Nominal, nominal, render } from './nominal.ts';

/** Something that was spoken of, by its name in the card. */
interface Spoken extends Agreement {
  readonly noun: Noun;
  /** Its whole description; null for the card itself. */
  readonly of: Nominal | null;
  /** Not spoken of yet: the first time its whole description is given. */
  fresh: { readonly of: Nominal; readonly article: Article } | null;
  gone: boolean;
}

/** What X stands for: said at the end of its sentence. */
interface Footnote {
  readonly value: ReadValue;
  readonly text: string;
  /** What a pronoun in it points at, and whether that is several; null where it uses none. */
  readonly points: { readonly last: string; readonly many: boolean } | null;
  readonly mood: Speech['mood'];
  readonly third: boolean;
}

/** A group of words for some pieces: a pronoun when they were spoken of last. */
export interface Mention extends Agreement {
  readonly text: string;
  readonly pronoun: boolean;
  readonly gone: boolean;
}

export class Speech {
  /** What the card calls itself: « cet Ange ». */
  readonly self: Noun;
  /** The form of the verbs: « détruisez », « détruit », « détruire ». */
  mood: 'do' | 'does' | 'to' = 'do';
  /** Somebody else acts: « un de ses Anges ». */
  third = false;
  /** The card speaks to the piece it is of: « gagnez », where a card would say « cette carte gagne ». */
  selfIsYou = false;
  readonly #spoken = new Map<string, Spoken>();
  readonly #numbers = new Map<string, string>();
  readonly #did = new Map<string, { readonly yes: Text; readonly no: Text }>();
  readonly #footnotes: Footnote[] = [];
  /** Values that this sentence has already put into words. */
  readonly #counted = new Map<ReadValue, string>();
  #last = '';
  /** Whether that was several. */
  #lastMany = false;
  /** How many pronouns were used so far. */
  #pronouns = 0;

  readonly language: Language;

  constructor(language: Language, self: Noun) {
    this.language = language;
    this.self = self;
    this.#spoken.set('self', {
      noun: self,
      of: null,
      gender: self.gender,
      many: false,
      fresh: null,
      gone: false,
    });
  }

  /** The word in the language spoken. */
  in(text: Text): string {
    return text[this.language];
  }

  say(fr: string, en: string): string {
    return this.language === 'fr' ? fr : en;
  }

  /** From now on the name stands for these; the first mention describes them, unless `told`. */
  introduce(name: string, of: Nominal, article: Article, told = false): void {
    const { gender, many } = agreementOf(of, article);
    this.#spoken.set(name, {
      noun: of.noun,
      of,
      gender,
      many,
      fresh: told ? null : { of, article },
      gone: false,
    });
    if (told) {
      this.#last = name;
      this.#lastMany = many;
    }
  }

  isFresh(name: string): boolean {
    return this.#spoken.get(name)?.fresh != null;
  }

  /** The pieces of this name have left play: they are spoken of in the past. */
  leave(name: string): void {
    const spoken = this.#spoken.get(name);
    if (spoken) spoken.gone = true;
  }

  nameNumber(name: string, reads: string): void {
    this.#numbers.set(name, reads);
  }

  /** How « une carte est défaussée ainsi » reads for what was done under this name. */
  nameDeed(name: string, reads: { readonly yes: Text; readonly no: Text }): void {
    this.#did.set(name, reads);
  }

  did(name: string, not: boolean): string {
    const reads = this.#did.get(name);
    if (reads) return this.in(not ? reads.no : reads.yes);
    return not ? this.say('vous ne le faites pas', 'you do not') : this.say('vous le faites', 'you do');
  }

  /** A name, as a group of words. */
  named(name: string): Mention {
    const spoken = this.#spoken.get(name) ?? {
      ...nominal(this.self),
      of: null,
      gender: this.self.gender,
      many: false,
      fresh: null,
      gone: false,
    };
    const { gender, many, gone } = spoken;
    if (spoken.fresh) {
      const { of, article } = spoken.fresh;
      spoken.fresh = null;
      this.#last = name;
      this.#lastMany = many;
      return { gender, many, gone, pronoun: false, text: render(this.language, of, article, this.third) };
    }
    if (this.#last === name) {
      this.#pronouns++;
      const they = this.language === 'en' && spoken.noun.person === true;
      return {
        gender,
        many: many || they,
        gone,
        pronoun: true,
        text: they ? 'they' : pronoun(this.language, spoken),
      };
    }
    this.#last = name;
    this.#lastMany = many;
    const whole = this.#apart(name, spoken);
    if (whole !== null) return { gender, many, gone, pronoun: false, text: whole };
    const word = spoken.noun[this.language][many ? 1 : 0];
    const here = name === 'self';
    const text =
      this.language === 'fr'
        ? ce(word, spoken)
        : `${many ? (here ? 'these' : 'those') : here ? 'this' : 'that'} ${word}`;
    return { gender, many, gone, pronoun: false, text };
  }

  /** « votre créature », where « cette créature » could be another one spoken of as well; null where it could not. */
  #apart(name: string, { noun, of, many }: Spoken): string | null {
    if (of === null || many) return null;
    const text = render(this.language, of, 'apart', this.third);
    for (const [other, spoken] of this.#spoken) {
      if (other === name || spoken.of === null || spoken.many || spoken.noun !== noun) continue;
      if (render(this.language, spoken.of, 'apart', this.third) !== text) return text;
    }
    return null;
  }

  /** A description, as a group of words. */
  described(of: Nominal, article: Article, as = ''): Mention {
    const agreement = agreementOf(of, article);
    this.#last = as;
    this.#lastMany = agreement.many;
    return {
      ...agreement,
      gone: false,
      pronoun: false,
      text: render(this.language, of, article, this.third),
    };
  }

  /** « il », « cet Ange », « tous vos Anges ». */
  subject(pieces: ReadPieces): Mention {
    return pieces.say(this, 'the');
  }

  /** The subject and a verb that agrees with it: `doing(what, '{gagne|gagnent} +1', '{gets|get} +1')`. */
  doing(pieces: ReadPieces, fr: string, en: string): string {
    const subject = this.subject(pieces);
    return `${subject.text} ${agree(this.say(fr, en), subject)}`;
  }

  /** A verb in the form that fits: `act('piochez|pioche|piocher', 'draw|draws')`. */
  act(fr: string, en: string): string {
    const forms = this.say(fr, en).split('|');
    return forms[this.mood === 'do' ? 0 : this.mood === 'does' ? 1 : 2] ?? forms[0]!;
  }

  /** « détruisez un Ange », « détruisez-le », « le détruit ». */
  object(fr: string, en: string, pieces: ReadPieces, rest: Text = NOTHING): string {
    const mention = pieces.say(this, 'all');
    const [verb, more] = [this.act(fr, en), this.in(rest)];
    const tail = more === '' || /^[\s,;:.]/.test(more) ? more : ` ${more}`;
    if (!mention.pronoun || this.language === 'en') {
      const object = mention.pronoun ? (mention.many ? 'them' : 'it') : mention.text;
      return `${verb} ${object}${tail}`;
    }
    const clitic = mention.many ? 'les' : mention.gender === 'f' ? 'la' : 'le';
    return this.mood === 'do' ? `${verb}-${clitic}${tail}` : `${elided(clitic, verb)}${tail}`;
  }

  /** « infligez 2 dégâts à un Ange », « infligez-lui 2 dégâts ». The verb is the first word. */
  to(fr: string, en: string, pieces: ReadPieces): string {
    const mention = pieces.say(this, 'each');
    const said = this.say(fr, en);
    const at = said.indexOf(' ');
    const verb = this.act(said.slice(0, at), said.slice(0, at));
    const rest = said.slice(at);
    if (this.language === 'en') {
      return `${verb}${rest} to ${mention.pronoun ? (mention.many ? 'them' : 'it') : mention.text}`;
    }
    if (!mention.pronoun) return `${verb}${rest} ${a(mention.text)}`;
    const clitic = mention.many ? 'leur' : 'lui';
    return this.mood === 'do' ? `${verb}-${clitic}${rest}` : `${clitic} ${verb}${rest}`;
  }

  /** The card speaks to that very piece. */
  isYou(pieces: ReadPieces): boolean {
    return this.selfIsYou && pieces.name === 'self' && this.mood === 'do';
  }

  /** « son coût », « le coût de cet Ange ». */
  of(noun: Noun, pieces: ReadPieces): string {
    if (this.isYou(pieces)) return `${this.say('votre', 'your')} ${noun[this.language][0]}`;
    const mention = pieces.say(this, 'the');
    if (mention.pronoun) return possessive(this.language, noun, mention);
    if (this.language === 'en') return `the ${noun.en[0]} of ${mention.text}`;
    return `${le(noun.fr[0], { gender: noun.gender, many: false })} ${de(mention.text)}`;
  }

  /** « le nombre de ses blessures »; `how`: « le nombre total ». */
  countOf(noun: Noun, pieces: ReadPieces, how: Text = NUMBER): string {
    const [many, number] = [noun[this.language][1], this.in(how)];
    if (this.isYou(pieces)) return `${number} ${this.say('de vos', 'of your')} ${many}`;
    const mention = pieces.say(this, 'the');
    if (mention.pronoun)
      return `${number} ${this.say('de', 'of')} ${possessive(this.language, noun, mention, true)}`;
    return this.say(`${number} ${de(many)} ${de(mention.text)}`, `${number} of ${many} of ${mention.text}`);
  }

  /** « 2 cartes », « une carte », « X dégâts » with a footnote, « une carte pour chacun de vos Anges ». */
  count(value: ReadValue, of: Noun): string {
    const [one, many] = of[this.language];
    if (value.fixed !== null) {
      // « une carte », but « 1 dégât »: what English does not count has no article.
      if (value.fixed === 1 && of.en[0] !== of.en[1]) return indefinite(this.language, of);
      return `${value.fixed} ${this.language === 'fr' && Math.abs(value.fixed) < 2 ? one : many}`;
    }
    const each = this.#counted.get(value) ?? value.forEach?.(this);
    if (each !== undefined && each !== 'X') {
      this.#counted.set(value, each);
      return `${of.en[0] === of.en[1] ? `1 ${one}` : indefinite(this.language, of)} ${each}`;
    }
    return `${this.number(value)} ${many}`;
  }

  /** A number where only a short word fits: itself, or X with a footnote. */
  number(value: ReadValue): string {
    if (value.fixed !== null) return String(value.fixed);
    if (this.#counted.get(value) === 'X') return 'X';
    const last = this.#last;
    const lastMany = this.#lastMany;
    const pronouns = this.#pronouns;
    const text = value.say(this);
    // It is said at the end of the sentence: what comes next still speaks of what came before.
    this.#last = last;
    this.#lastMany = lastMany;
    if (/^[A-Z]$/.test(text)) return text;
    this.#counted.set(value, 'X');
    const { mood, third } = this;
    const points = this.#pronouns > pronouns ? { last, many: lastMany } : null;
    this.#footnotes.push({ value, text, points, mood, third });
    return 'X';
  }

  /** What a named number reads as: X, or what its word noted. */
  numberNamed(name: string): string {
    return this.#numbers.get(name) ?? (name.length === 1 ? name.toLocaleUpperCase() : name);
  }

  condition(condition: ReadCondition): string {
    return condition.say(this);
  }

  /** « si … », "if …". */
  if(condition: ReadCondition): string {
    const clause = condition.say(this);
    return this.language === 'fr' ? si(clause) : `if ${clause}`;
  }

  seat(seat: ReadSeat): string {
    return seat.say(this);
  }

  /** Says it with the verbs in another form, by somebody else or not. */
  as<T>(mood: Speech['mood'], third: boolean, said: () => T): T {
    const before = [this.mood, this.third] as const;
    [this.mood, this.third] = [mood, third];
    try {
      return said();
    } finally {
      [this.mood, this.third] = before;
    }
  }

  /** Speech of its own, for an ability inside quotation marks. */
  fresh(): Speech {
    return new Speech(this.language, this.self);
  }

  /** This is what the sentence is about: the next mention of it is a pronoun. */
  speakOf(name: string): void {
    this.#last = name;
  }

  /** What was spoken of is no longer the thing at hand: the next mention is in full. */
  pause(): void {
    this.#last = '';
  }

  /** With what X stands for at its end; capital first, full stop last. */
  close(text: string): string {
    return sentence(this.noted(text));
  }

  /** With what X stands for at its end. */
  noted(text: string): string {
    const notes = this.#footnotes.splice(0).map((note) => this.#note(note));
    this.#counted.clear();
    return notes.length > 0 ? `${text}, ${notes.join(this.say(' et ', ' and '))}` : text;
  }

  /** A pronoun in it would point at what the sentence spoke of since: then it is put into words once more. */
  #note({ value, text, points, mood, third }: Footnote): string {
    const last = this.#last;
    const isClear = points === null || points.last === last || points.many !== this.#lastMany;
    const said = isClear ? text : this.as(mood, third, () => value.say(this));
    this.#last = last;
    return this.say(`X étant ${said}`, `X being ${said}`);
  }
}

const NOTHING: Text = { fr: '', en: '' };
const NUMBER: Text = { fr: 'le nombre', en: 'the number' };

function pronoun(language: Language, { gender, many }: Agreement): string {
  if (language === 'en') return many ? 'they' : 'it';
  return `${gender === 'f' ? 'elle' : 'il'}${many ? 's' : ''}`;
}

function elided(clitic: string, verb: string): string {
  return /^[aeiouéèêh]/i.test(verb) && clitic !== 'les' ? `l’${verb}` : `${clitic} ${verb}`;
}
