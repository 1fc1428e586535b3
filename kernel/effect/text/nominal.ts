/** A noun with all that is said of it, put into words: « un de vos Anges blessés », "each opposing Dragon with Guardian". */
import type { Language, Text } from '../../text.ts';
import { type Agreement, agree, de, elides, le, type Noun, type Phrase } from './grammar.ts';

export interface Nominal {
  readonly noun: Noun;
  readonly side: 'mine' | 'theirs' | '';
  /** Not the piece that speaks. */
  readonly other: boolean;
  readonly adjectives: readonly Text[];
  readonly apposed: readonly Text[];
  readonly after: readonly Text[];
  /** Of some that were named: « une de ces cartes ». */
  readonly among: boolean;
  /** Where it lies already says whose it is: « une carte de votre main ». */
  readonly placed: boolean;
  /** Says it all, and there is one: « le porteur ». */
  readonly whole?: { readonly text: Text; readonly gender: 'm' | 'f' };
}

export function nominal(noun: Noun): Nominal {
  return {
    noun,
    side: '',
    other: false,
    adjectives: [],
    apposed: [],
    after: [],
    among: false,
    placed: false,
  };
}

/** With one thing more said of it, or its contrary. */
export function withPhrase(of: Nominal, phrase: Phrase, not = false): Nominal {
  const { text } = phrase as { text: Text };
  switch (phrase.kind) {
    case 'noun':
      if (!not) return { ...of, noun: phrase.noun };
      return after(of, {
        fr: `qui n’est pas ${indefinite('fr', phrase.noun)}`,
        en: `that is not ${indefinite('en', phrase.noun)}`,
      });
    case 'adjective':
      return {
        ...of,
        adjectives: [...of.adjectives, not ? { fr: `non ${text.fr}`, en: `non-${text.en}` } : text],
      };
    case 'apposed':
      return {
        ...of,
        apposed: [...of.apposed, not ? { fr: `non ${text.fr}`, en: `non-${text.en}` } : text],
      };
    case 'with':
      return after(of, {
        fr: `${not ? 'sans' : 'avec'} ${text.fr}`,
        en: `${not ? 'without' : 'with'} ${text.en}`,
      });
    case 'whole':
      return { ...of, whole: { text, gender: phrase.gender } };
    case 'after':
      return after(
        of,
        not ? { fr: `qui ${negative('fr', phrase)}`, en: `that ${negative('en', phrase)}` } : text,
      );
  }
}

export function after(of: Nominal, text: Text): Nominal {
  return { ...of, after: [...of.after, text] };
}

/** What is said, as a clause: « est blessé », « a Gardien », « n’est pas un Ange ». Agreement is still to come. */
export function predicate(language: Language, phrase: Phrase, not: boolean): string {
  const fr = language === 'fr';
  const [be, have] = fr ? ['{est|sont}', '{a|ont}'] : ['{is|are}', '{has|have}'];
  const [notBe, notHave] = fr
    ? ['{n’est|ne sont} pas', '{n’a|n’ont} pas']
    : ['{is|are} not', '{does|do} not have'];
  switch (phrase.kind) {
    case 'noun':
      return `${not ? notBe : be} ${indefinite(language, phrase.noun)}`;
    case 'with':
      return `${not ? notHave : have} ${phrase.text[language]}`;
    case 'after':
      return not ? negative(language, phrase) : (phrase.is?.[language] ?? `${be} ${phrase.text[language]}`);
    default:
      return `${not ? notBe : be} ${phrase.text[language]}`;
  }
}

function negative(language: Language, phrase: Extract<Phrase, { kind: 'after' }>): string {
  const text = phrase.text[language];
  if (!phrase.is) return language === 'fr' ? `{n’est|ne sont} pas ${text}` : `{is|are} not ${text}`;
  const is = phrase.is[language];
  // The verb is the first word or group: « {a|ont} attaqué » becomes « {n’a|n’ont} pas attaqué ».
  const [, one, many, rest] = /^\{([^|}]+)\|([^}]+)\}(.*)$/s.exec(is) ?? [];
  // A bare verb in the past: "took damage" becomes "never took damage".
  if (one === undefined)
    return language === 'en' ? `never ${is}` : `${ne(is.split(' ')[0]!)} pas${is.replace(/^\S+/, '')}`;
  if (language === 'en') {
    if (/^(is|was|can|may)$/.test(one)) return `{${one}|${many}} not${rest}`;
    return `{does|do} not ${many}${rest}`;
  }
  return `{${ne(one)}|${ne(many!)}} pas${rest}`;
}

function ne(verb: string): string {
  return /^[aeéiou]/i.test(verb) ? `n’${verb}` : `ne ${verb}`;
}

export function indefinite(language: Language, noun: Noun): string {
  const [one] = noun[language];
  if (language === 'fr') return `${noun.gender === 'f' ? 'une' : 'un'} ${one}`;
  return `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`;
}

/** How many, or which. */
export type Article =
  | 'one'
  | 'all'
  | 'the'
  | 'each'
  /** The one that is so, of those spoken of: « votre créature », « la créature adverse ». */
  | 'apart'
  | 'bare'
  | 'any'
  | { readonly count: string; readonly upTo: boolean };

/** `third`: "your" is somebody else's: « un de ses Anges ». */
export function render(language: Language, of: Nominal, article: Article, third = false): string {
  if (of.whole) return of.whole.text[language];
  return language === 'fr' ? french(of, article, third) : english(of, article, third);
}

export function agreementOf(of: Nominal, article: Article): Agreement {
  if (of.whole) return { gender: of.whole.gender, many: false };
  if (of.noun.unique && of.side !== '') return { gender: of.noun.gender, many: false };
  const many =
    article === 'all' ||
    article === 'the' ||
    article === 'bare' ||
    article === 'any' ||
    (typeof article === 'object' && article.count !== '1');
  return { gender: of.noun.gender, many };
}

function french(of: Nominal, article: Article, third: boolean): string {
  const { gender } = of.noun;
  if (of.noun.unique && of.side !== '') {
    const [one] = of.noun.fr;
    if (of.side === 'theirs') return `${le(one, { gender, many: false })} adverse`;
    const your = gender === 'f' && !elides(one) ? (third ? 'sa' : 'votre') : third ? 'son' : 'votre';
    return `${your} ${one}`;
  }
  const owned = (of.side === 'mine' && !of.placed) || of.among;
  const [your, un] = [of.among ? 'ces' : third ? 'ses' : 'vos', gender === 'f' ? 'une' : 'un'];
  const core = (many: boolean, other = of.other): string => {
    const agreement = { gender, many };
    return [
      ...(other ? [many ? 'autres' : 'autre'] : []),
      of.noun.fr[many ? 1 : 0],
      ...of.apposed.map((text) => text.fr),
      ...(of.side === 'theirs' && !of.placed ? [many ? 'adverses' : 'adverse'] : []),
      ...of.adjectives.map((text) => agree(text.fr, agreement)),
      ...of.after.map((text) => agree(text.fr, agreement)),
    ]
      .filter((word) => word !== '')
      .join(' ');
  };
  const among = `${your} ${core(true, false)}`;
  if (isTheRest(of, article))
    return ['les autres', ...of.after.map((text) => agree(text.fr, { gender, many: true }))].join(' ');
  switch (article) {
    case 'one':
      if (owned) return `${un}${of.other ? ' autre' : ''} de ${among}`;
      return `${un} ${core(false)}`;
    case 'each':
      if (owned) return `${of.other ? 'chaque autre' : gender === 'f' ? 'chacune' : 'chacun'} de ${among}`;
      return `chaque ${core(false)}`;
    case 'apart': {
      const one = core(false);
      if (!owned || of.among) return le(one, { gender, many: false });
      return `${third ? (gender === 'f' && !elides(one) ? 'sa' : 'son') : 'votre'} ${one}`;
    }
    case 'bare':
      return owned ? `${your} ${core(true)}` : core(true);
    case 'the':
      return owned ? `${your} ${core(true)}` : `les ${core(true)}`;
    case 'all':
      if (owned) return `${gender === 'f' ? 'toutes' : 'tous'} ${your} ${core(true)}`;
      return `${gender === 'f' ? 'toutes' : 'tous'} les ${core(true)}`;
    case 'any':
      return `autant ${de(owned ? among : core(true))} que vous voulez`;
    default: {
      const number = `${article.upTo ? 'jusqu’à ' : ''}${article.count === '1' ? un : article.count}`;
      return owned ? `${number} de ${among}` : `${number} ${core(article.count !== '1')}`;
    }
  }
}

/** « les autres »: of those that were named, all that are left. */
function isTheRest({ among, other, adjectives, apposed }: Nominal, article: Article): boolean {
  return article === 'all' && among && other && adjectives.length + apposed.length === 0;
}

function english(of: Nominal, article: Article, third: boolean): string {
  if (of.noun.unique && of.side !== '') {
    return of.side === 'theirs'
      ? `the opposing ${of.noun.en[0]}`
      : `${third ? 'their' : 'your'} ${of.noun.en[0]}`;
  }
  const owned = (of.side === 'mine' && !of.placed) || of.among;
  const your = of.among ? 'those' : third ? 'their' : 'your';
  const core = (many: boolean, other = of.other): string =>
    [
      ...(other ? ['other'] : []),
      ...(of.side === 'theirs' && !of.placed ? ['opposing'] : []),
      ...of.adjectives.map((text) => text.en),
      ...of.apposed.map((text) => text.en),
      of.noun.en[many ? 1 : 0],
      ...of.after.map((text) => agree(text.en, { gender: 'm', many })),
    ]
      .filter((word) => word !== '')
      .join(' ');
  const among = `${your} ${core(true, false)}`;
  if (isTheRest(of, article))
    return ['the others', ...of.after.map((text) => agree(text.en, { gender: 'm', many: true }))].join(' ');
  switch (article) {
    case 'one': {
      if (owned) return `${of.other ? 'another' : 'one'} of ${among}`;
      const text = core(false, false);
      if (of.other) return `another ${text}`;
      return `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`;
    }
    case 'each':
      return owned ? `each${of.other ? ' other' : ''} of ${among}` : `each ${core(false)}`;
    case 'apart':
      return owned && !of.among ? `${your} ${core(false)}` : `the ${core(false)}`;
    case 'bare':
    case 'the':
      return owned ? `${your} ${core(true)}` : core(true);
    case 'all':
      return owned ? `all ${your} ${core(true)}` : `all ${core(true)}`;
    case 'any':
      return `any number of ${owned ? among : core(true)}`;
    default: {
      const number = `${article.upTo ? 'up to ' : ''}${article.count === '1' ? 'one' : article.count}`;
      return owned ? `${number} of ${among}` : `${number} ${core(article.count !== '1')}`;
    }
  }
}
