/** What simulations found out, as one page to be looked at: no script, nothing loaded from elsewhere. */
import type { Figure, Game, Language, Share, Text } from '@tablee/kernel';
import { type Difference, differences, shareIn } from './differences.ts';
import { bars, dots, escaped, spread, toneOf, toneRules } from './plots.ts';
import type { Report } from './report.ts';

/** One simulation of those shown side by side. */
export interface Found {
  /** What sets it apart from the others. */
  readonly name: Text;
  readonly report: Report;
  readonly figures: readonly Figure[];
  /** Of each game, the shortest first. */
  readonly lengths: readonly number[];
}

const TEXTS = {
  title: { fr: 'Parties simulées', en: 'Simulated games' },
  repeat: { fr: 'La même chose encore\u202f:', en: 'The same again:' },
  compared: { fr: 'Ce qui est comparé', en: 'What is compared' },
  games: { fr: 'parties', en: 'games' },
  wins: { fr: 'Qui gagne', en: 'Who wins' },
  won: { fr: 'Parties gagnées', en: 'Games won' },
  seat: { fr: 'Place', en: 'Seat' },
  place: { fr: 'Dans l’ordre du tour, place', en: 'In turn order, place' },
  bot: { fr: 'Bot', en: 'Bot' },
  drawn: { fr: 'Parties nulles', en: 'Drawn games' },
  differ: { fr: 'Ce qui diffère', en: 'What differs' },
  alike: {
    fr: 'Rien que ces parties suffisent à distinguer du hasard.',
    en: 'Nothing that so many games can tell from chance.',
  },
  lengths: { fr: 'Longueur des parties', en: 'Length of the games' },
  turns: { fr: 'tours', en: 'turns' },
  decisions: { fr: 'décisions', en: 'decisions' },
  most: { fr: '9 sur 10\u202f:', en: '9 of 10:' },
  median: { fr: 'médiane', en: 'median' },
  unfinished: { fr: 'arrêtées car trop longues', en: 'stopped as too long' },
  endings: { fr: 'Comment elles finissent', en: 'How they end' },
  short: { fr: 'En bref', en: 'In short' },
  interval: {
    fr: 'Un point est la part trouvée, le trait ce qui contient la vraie part 95 fois sur 100.',
    en: 'A dot is the share found, the line what holds the true share 95 times in 100.',
  },
} as const satisfies Record<string, Text>;

export function reportPage(
  game: Game,
  found: readonly Found[],
  { language, command }: { readonly language: Language; readonly command: string },
): string {
  const page = new Page(game, found, language);
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${escaped(game.name[language])} · ${TEXTS.title[language]}</title>`,
    `<style>${STYLE}</style></head><body><main>`,
    page.head(command),
    found.length > 1 ? page.differing() : '',
    page.wins(),
    page.lengths(),
    page.endings(),
    ...page.groups(),
    '</main></body></html>',
    '',
  ].join('\n');
}

class Page {
  readonly #game: Game;
  readonly #found: readonly Found[];
  readonly #language: Language;

  constructor(game: Game, found: readonly Found[], language: Language) {
    this.#game = game;
    this.#found = found;
    this.#language = language;
  }

  head(command: string): string {
    const list = this.#found.map(({ name, report }, index) => {
      const stopped = report.unfinished > 0 ? `, ${report.unfinished} ${this.#say(TEXTS.unfinished)}` : '';
      return `<li style="color:${toneOf(index)}"><b>${escaped(this.#say(name))}</b> <span>${this.#whole(report.games)} ${this.#say(TEXTS.games)}${stopped}</span></li>`;
    });
    return (
      `<h1>${escaped(this.#game.name[this.#language])}</h1><h2>${this.#say(TEXTS.compared)}</h2>` +
      `<ul class="legend">${list.join('')}</ul>` +
      `<p>${this.#say(TEXTS.repeat)} <code>${wordByWord(command)}</code></p><p>${this.#say(TEXTS.interval)}</p>`
    );
  }

  differing(): string {
    const [first, ...others] = this.#found;
    const parts = others.map((other) => {
      const rows = differences(first!.figures, other.figures).map((each) => this.#difference(each));
      const content =
        rows.length === 0 ? `<p>${this.#say(TEXTS.alike)}</p>` : `<table>${rows.join('')}</table>`;
      return `<h3>${escaped(this.#say(first!.name))} → ${escaped(this.#say(other.name))}</h3>${content}`;
    });
    const compared = first!.figures.filter(({ unit }) => unit === 'share').length;
    const chance = `<p>${this.#byChance(compared)}</p>`;
    return `<section><h2>${this.#say(TEXTS.differ)}</h2>${chance}${parts.join('')}</section>`;
  }

  #difference({ figure, before, after }: Difference): string {
    const name = figure.group
      ? `${figure.name[this.#language]} · ${this.#say(figure.group)}`
      : this.#say(figure.name);
    return this.#row(
      name,
      dots([before, after]),
      `${this.#percent(before.share)} → ${this.#percent(after.share)}`,
    );
  }

  /** Whoever compares hundreds of figures finds some that differ for no reason. */
  #byChance(of: number): string {
    return this.#say({
      fr: `Parts comparées\u202f: ${of}. On ne montre que celles dont les traits ne se touchent pas\u202f; sur 200, il s’en trouve encore environ une par hasard.`,
      en: `Shares compared: ${of}. Only those whose lines don’t touch are shown; of 200, about one still does so by chance.`,
    });
  }

  wins(): string {
    const rows: string[] = [];
    const first = this.#found[0]!.report;
    const add = (name: string, shareIn: (report: Report) => Share | undefined): void => {
      const shares = this.#found.flatMap(({ report }) => shareIn(report) ?? []);
      if (shares.length > 0) rows.push(this.#shares(name, shares));
    };
    if (this.#game.sides !== 'versus') add(this.#say(TEXTS.won), ({ wins }) => wins.bySeat[0]);
    else {
      if (first.rotate)
        first.wins.byBot.forEach(({ bot }, at) => {
          add(`${this.#say(TEXTS.bot)} ${at + 1} · ${bot}`, ({ wins }) => wins.byBot[at]);
        });
      first.wins.bySeat.forEach(({ bot }, at) => {
        add(`${this.#say(TEXTS.seat)} ${at + 1}${bot ? ` · ${bot}` : ''}`, ({ wins }) => wins.bySeat[at]);
      });
      first.wins.byOrder.forEach((_, at) => {
        add(`${this.#say(TEXTS.place)} ${at + 1}`, ({ wins }) => wins.byOrder[at]);
      });
      add(this.#say(TEXTS.drawn), ({ draws }) => draws);
    }
    return `<section><h2>${this.#say(TEXTS.wins)}</h2><table>${rows.join('')}</table></section>`;
  }

  lengths(): string {
    const longest = Math.max(0, ...this.#found.map(({ lengths }) => lengths.at(-1) ?? 0));
    const rows = this.#found.map(({ name, lengths, report: { length } }, index) => {
      const said = `${this.#say(TEXTS.median)} ${this.#whole(length.p50)} ${this.#say(TEXTS[length.unit])}<br>${this.#say(TEXTS.most)} ${this.#whole(length.p5)}–${this.#whole(length.p95)}`;
      return `<tr><th scope="row">${escaped(this.#say(name))}</th><td class="drawn">${spread(lengths, longest, length.p50, index)}</td><td>${said}</td></tr>`;
    });
    return `<section><h2>${this.#say(TEXTS.lengths)}</h2><table>${rows.join('')}</table></section>`;
  }

  endings(): string {
    const words = [...new Set(this.#found.flatMap(({ report }) => Object.keys(report.endings)))].sort();
    const rows = words.map((word) => {
      const parts = this.#found.map(({ report }) => (report.endings[word] ?? 0) / Math.max(1, report.games));
      return this.#row(word, bars(parts, 1), parts.map((part) => this.#percent(part)).join('<br>'));
    });
    return `<section><h2>${this.#say(TEXTS.endings)}</h2><table>${rows.join('')}</table></section>`;
  }

  /** The game's own figures: those that stand alone first, then each group by itself. */
  groups(): string[] {
    const groups = new Map<string, Map<string, Figure>>();
    for (const { figures } of this.#found)
      for (const figure of figures) {
        if (figure.unit === 'games') continue;
        const title = this.#say(figure.group ?? TEXTS.short);
        const members = groups.get(title) ?? new Map<string, Figure>();
        if (!members.has(figure.key)) members.set(figure.key, figure);
        groups.set(title, members);
      }
    return [...groups].map(([title, members]) => {
      const most = Math.max(
        0,
        ...[...members.keys()].flatMap((key) => this.#each(key).map(({ value }) => value)),
      );
      const rows = [...members.values()].map((figure) => this.#figure(figure, most));
      return `<section><h2>${escaped(title)}</h2><table>${rows.join('')}</table></section>`;
    });
  }

  #figure(figure: Figure, most: number): string {
    const each = this.#each(figure.key);
    const name = this.#say(figure.name);
    if (figure.unit === 'share') return this.#shares(name, each.map(shareIn));
    const drawn = figure.group
      ? bars(
          each.map(({ value }) => value),
          most,
        )
      : '';
    return this.#row(name, drawn, each.map(({ value }) => this.#mean(value)).join('<br>'));
  }

  /** This figure in each simulation; one that never came up there is of nothing. */
  #each(key: string): Figure[] {
    const known = this.#found.flatMap(
      ({ figures }) => figures.find((figure) => figure.key === key) ?? [],
    )[0]!;
    return this.#found.map(
      ({ figures }) => figures.find((figure) => figure.key === key) ?? { ...known, value: 0, of: 0 },
    );
  }

  #shares(name: string, shares: readonly Share[]): string {
    const said = shares.map(({ share, low, high, of }) =>
      of === 0
        ? '—'
        : `${this.#percent(share)} <small>${this.#percent(low)}–${this.#percent(high)} · ${this.#whole(of)}</small>`,
    );
    return this.#row(name, dots(shares), said.join('<br>'));
  }

  #row(name: string, drawn: string, said: string): string {
    return `<tr><th scope="row">${escaped(name)}</th><td class="drawn">${drawn}</td><td>${said}</td></tr>`;
  }

  #say(text: Text): string {
    return text[this.#language];
  }

  #percent(share: number): string {
    const [sign, digits] = this.#language === 'fr' ? ['\u202f%', ','] : ['%', '.'];
    return `${(100 * share).toFixed(1).replace('.', digits)}${sign}`;
  }

  #mean(value: number): string {
    return value.toFixed(2).replace('.', this.#language === 'fr' ? ',' : '.');
  }

  #whole(value: number): string {
    return value.toLocaleString(this.#language);
  }
}

/** Lines break between the words of a command, not after the hyphens of a flag. */
function wordByWord(command: string): string {
  return command
    .split(' ')
    .map((word) => `<span>${escaped(word)}</span>`)
    .join(' ');
}

const STYLE = `
:root {
  --ink: light-dark(#22211f, #efe9dd); --muted: light-dark(#55524c, #b9b2a4); --line: light-dark(#e4ddcf, #47423a);
  --sheet: light-dark(#faf8f4, #1d1b18); --well: light-dark(#efeae0, #2d2a25); ${toneRules()}
  color-scheme: light dark; font: 16px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--sheet);
}
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 2rem; line-height: 1.15; margin: 0; } h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; } h3 { font-size: 1rem; margin: 1rem 0 .25rem; }
.legend { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; }
.legend li::before { content: '● '; } .legend span { color: var(--muted); }
code { display: block; margin-top: .25rem; background: var(--well); padding: .4em .6em; border-radius: .25em; }
code span { display: inline-block; max-width: 100%; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; }
th { text-align: start; font-weight: normal; width: 34%; padding-inline-end: 1rem; }
td, th { border-top: 1px solid var(--line); padding-block: .25rem; vertical-align: middle; line-height: 14px; font-size: .875rem; }
td.drawn { padding-inline-end: 1rem; } td:last-child { width: 14rem; font-variant-numeric: tabular-nums; }
small { color: var(--muted); font-size: inherit; } svg { display: block; overflow: visible; }
.half { stroke: var(--muted); opacity: .5; } .median { stroke: var(--ink); stroke-dasharray: 3 2; }
@media (max-width: 40rem) {
  tr { display: grid; gap: .35rem; padding-block: .5rem; border-top: 1px solid var(--line); }
  td, th, td:last-child { width: auto; padding: 0; border: 0; }
}
`;
