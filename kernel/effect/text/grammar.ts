/** Nouns that carry gender and number, what may stand beside them, and French that elides and contracts. */
import type { Language, Text } from '../../text.ts';

export interface Noun {
  readonly gender: 'm' | 'f';
  readonly fr: readonly [one: string, many: string];
  readonly en: readonly [one: string, many: string];
  /** Each side has exactly one: « le mage adverse », « votre mage ». */
  readonly unique?: true;
  /** Somebody: English then says "they". */
  readonly person?: true;
}

/** `noun('m', 'Ange', 'Anges', 'Angel', 'Angels')`. */
export function noun(gender: 'm' | 'f', fr: string, frMany: string, en: string, enMany: string): Noun {
  return { gender, fr: [fr, frMany], en: [en, enMany] };
}

/** What is said of a piece, beside its noun: « Ange *adverse blessé* *avec Gardien* *sur la Ligne de feu* ». */
export type Phrase =
  /** It is the noun: a type of piece. */
  | { readonly kind: 'noun'; readonly noun: Noun }
  /** Agrees, after the French noun and before the English one: `blessé{e}{s}` / `wounded`. */
  | { readonly kind: 'adjective'; readonly text: Text }
  /** A class: after the French noun and before the English one, as it stands. */
  | { readonly kind: 'apposed'; readonly text: Text }
  /** Something it has: « avec », « sans », « a ». Bold when it is a keyword. */
  | { readonly kind: 'with'; readonly text: Text }
  /** It stands for the whole group of words, one of its kind: « le porteur ». */
  | { readonly kind: 'whole'; readonly text: Text; readonly gender: 'm' | 'f' }
  /** Anything else, after the noun; `is` where « est … » won't do: `{ fr: '{a|ont} attaqué', en: '{has|have} attacked' }`. */
  | { readonly kind: 'after'; readonly text: Text; readonly is?: Text };

export const phrase = {
  noun: (noun: Noun): Phrase => ({ kind: 'noun', noun }),
  adjective: (fr: string, en: string): Phrase => ({ kind: 'adjective', text: { fr, en } }),
  apposed: (fr: string, en: string): Phrase => ({ kind: 'apposed', text: { fr, en } }),
  with: (fr: string, en: string): Phrase => ({ kind: 'with', text: { fr, en } }),
  /** Marked for bold. */
  keyword: (fr: string, en: string): Phrase => ({ kind: 'with', text: { fr: `**${fr}**`, en: `**${en}**` } }),
  whole: (fr: string, en: string, gender: 'm' | 'f' = 'm'): Phrase => ({
    kind: 'whole',
    text: { fr, en },
    gender,
  }),
  after: (fr: string, en: string, is?: Text): Phrase =>
    is ? { kind: 'after', text: { fr, en }, is } : { kind: 'after', text: { fr, en } },
};

/** Gender and number, as far as words must agree with it. */
export interface Agreement {
  readonly gender: 'm' | 'f';
  readonly many: boolean;
  /** The one spoken to: « gagnez ». */
  readonly you?: true;
}

/**
 * `{e}` and `{s}` agree; `{est|sont}` chooses by number, `{beau|belle|beaux|belles}` by gender too, `{gagne|gagnent|gagnez}` has a
 * form for the one spoken to; `{}` stays.
 */
export function agree(template: string, { gender, many, you }: Agreement): string {
  return template.replace(/\{([^}]+)\}/g, (_, inside: string) => {
    const parts = inside.split('|');
    if (parts.length === 4) return parts[(gender === 'f' ? 1 : 0) + (many ? 2 : 0)]!;
    if (parts.length === 3) return parts[you ? 2 : many ? 1 : 0]!;
    if (parts.length === 2) return parts[many ? 1 : 0]!;
    if (inside === 'e') return gender === 'f' ? 'e' : '';
    return many ? inside : '';
  });
}

const VOWEL = /^[*«\s]*[aeiouyàâäéèêëîïôöùûüœæh]/i;

/** Nouns that begin with an aspirated *h*: « le héros », « de héros ». */
const ASPIRATED = /^[*«\s]*(hache|haine|hasard|hauteur|héros|herse|honte)/i;

/** Whether « le » and « de » lose their vowel before it. */
export function elides(word: string): boolean {
  return VOWEL.test(word) && !ASPIRATED.test(word);
}

/** « de » before a noun group: d’Anges, du mage, des mages, de votre main. */
export function de(group: string): string {
  if (group.startsWith('le ')) return `du ${group.slice(3)}`;
  if (group.startsWith('les ')) return `des ${group.slice(4)}`;
  return elides(group) ? `d’${group}` : `de ${group}`;
}

/** « à » before a noun group: au mage, aux mages, à un Ange. */
export function a(group: string): string {
  if (group.startsWith('le ')) return `au ${group.slice(3)}`;
  if (group.startsWith('les ')) return `aux ${group.slice(4)}`;
  if (group.startsWith('jusqu’à ')) return `à au plus ${group.slice(8)}`;
  return `à ${group}`;
}

export function le(word: string, { gender, many }: Agreement): string {
  if (many) return `les ${word}`;
  if (elides(word)) return `l’${word}`;
  return `${gender === 'f' ? 'la' : 'le'} ${word}`;
}

export function ce(word: string, { gender, many }: Agreement): string {
  if (many) return `ces ${word}`;
  if (gender === 'f') return `cette ${word}`;
  return elides(word) ? `cet ${word}` : `ce ${word}`;
}

/** « son coût », « son âme »; "its cost". */
export function possessive(language: Language, noun: Noun, owner: Agreement, many = false): string {
  const word = noun[language][many ? 1 : 0];
  if (language === 'en') return `${owner.many ? 'their' : 'its'} ${word}`;
  if (owner.many) return `${many ? 'leurs' : 'leur'} ${word}`;
  if (many) return `ses ${word}`;
  return `${noun.gender === 'f' && !elides(word) ? 'sa' : 'son'} ${word}`;
}

/** « si » and what follows: s’il, si elle. */
export function si(clause: string): string {
  return /^ils?\b/.test(clause) ? `s’${clause}` : `si ${clause}`;
}

/** « que » and what follows. */
export function que(clause: string): string {
  return elides(clause) ? `qu’${clause}` : `que ${clause}`;
}

const PAST: Readonly<Record<string, string>> = {
  est: 'était',
  sont: 'étaient',
  a: 'avait',
  ont: 'avaient',
  'n’est': 'n’était',
  'ne sont': 'n’étaient',
  'n’a': 'n’avait',
  is: 'was',
  are: 'were',
  has: 'had',
  have: 'had',
};

/** The predicate of something that is no longer there: « était blessé », "had Guardian". */
export function past(predicate: string): string {
  const [, verb, rest] = /^(ne sont|\S+)(.*)$/s.exec(predicate) ?? [];
  return verb !== undefined && PAST[verb] !== undefined ? PAST[verb] + rest : predicate;
}

/** Capital first, full stop last. */
export function sentence(text: string): string {
  const at = text.search(/[^*«\s]/);
  const capital = text.slice(0, at) + text.charAt(at).toLocaleUpperCase() + text.slice(at + 1);
  return /[.!?…]( »|”)?$/.test(capital) ? capital : `${capital}.`;
}

/** The text without its marks. */
export function plain(text: string): string {
  return text.replaceAll('**', '');
}

/** The text in runs, for a screen: keywords are bold. */
export function runs(text: string): { readonly text: string; readonly bold: boolean }[] {
  return text
    .split('**')
    .map((run, index) => ({ text: run, bold: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}
