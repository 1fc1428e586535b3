/** `/credits`: whose games, drawings, letters and software this is made of. */
import { BOXES } from '@tablee/games';
import type { Text } from '@tablee/kernel';
import { useSay } from '../settings/index.ts';
import './credits.css';
import { Page } from './page.tsx';

interface Credit {
  readonly name: string;
  readonly by: Text;
  readonly href?: string;
}

const FACES: readonly Credit[] = [
  {
    name: 'Atkinson Hyperlegible',
    by: { fr: 'Braille Institute', en: 'Braille Institute' },
    href: 'https://www.brailleinstitute.org/freefont/',
  },
  {
    name: 'IM Fell English',
    by: { fr: 'Igino Marini', en: 'Igino Marini' },
    href: 'https://iginomarini.com/fell/',
  },
  {
    name: 'Grenze Gotisch',
    by: { fr: 'Omnibus-Type', en: 'Omnibus-Type' },
    href: 'https://www.omnibus-type.com/',
  },
  {
    name: 'Marcellus',
    by: { fr: 'Brian J. Bonislawsky', en: 'Brian J. Bonislawsky' },
    href: 'https://fonts.google.com/specimen/Marcellus',
  },
  {
    name: 'Cormorant SC',
    by: { fr: 'Christian Thalmann', en: 'Christian Thalmann' },
    href: 'https://github.com/CatharsisFonts/Cormorant',
  },
  {
    name: 'Alegreya SC',
    by: { fr: 'Juan Pablo del Peral', en: 'Juan Pablo del Peral' },
    href: 'https://www.huertatipografica.com/',
  },
  { name: 'Cinzel', by: { fr: 'Natanael Gama', en: 'Natanael Gama' }, href: 'https://ndiscover.com/' },
];

const SOFTWARE: readonly (Credit & { licence: string })[] = [
  { name: 'React', by: { fr: 'Meta et contributeurs', en: 'Meta and contributors' }, licence: 'MIT' },
  { name: 'Motion', by: { fr: 'Matt Perry', en: 'Matt Perry' }, licence: 'MIT' },
  { name: 'Wouter', by: { fr: 'Alexey Taktarov', en: 'Alexey Taktarov' }, licence: 'Unlicense' },
  { name: 'Zod', by: { fr: 'Colin McDonnell', en: 'Colin McDonnell' }, licence: 'MIT' },
  { name: 'idb', by: { fr: 'Jake Archibald', en: 'Jake Archibald' }, licence: 'ISC' },
  { name: 'markdown-to-jsx', by: { fr: 'Evan Jacobs', en: 'Evan Jacobs' }, licence: 'MIT' },
];

export function CreditsPage() {
  const say = useSay();
  const title = say({ fr: 'Crédits et licence', en: 'Credits and licence' });
  return (
    <Page title={title} className="page-word credits">
      <h1>{title}</h1>
      <section>
        <h2>{say({ fr: 'Les jeux', en: 'The games' })}</h2>
        <Credits list={BOXES.map(({ name, by }) => ({ name: name.fr, by }))} />
        <p>
          {say({
            fr: 'Les règles affichées, les cartes, les donjons et les dessins de Tablée ont été refaits pour elle ; les jeux restent à leurs auteurs.',
            en: 'The rules as shown, the cards, dungeons and drawings of Tablée were made anew for it; the games remain their authors’.',
          })}
        </p>
      </section>
      <section>
        <h2>{say({ fr: 'Les dessins', en: 'The drawings' })}</h2>
        <p>
          {say({
            fr: 'Composés à partir des icônes de ',
            en: 'Composed from the icons of ',
          })}
          <a href="https://game-icons.net">game-icons.net</a>
          {say({
            fr: ', de Lorc, Delapouite et d’autres contributeurs, recolorées, découpées et superposées, sous licence ',
            en: ', by Lorc, Delapouite and other contributors, recoloured, cut and layered, under the licence ',
          })}
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>.
        </p>
      </section>
      <section>
        <h2>{say({ fr: 'Les caractères', en: 'The typefaces' })}</h2>
        <Credits list={FACES} />
        <p>
          {say({ fr: 'Tous sous la ', en: 'All under the ' })}
          <a href="https://openfontlicense.org">SIL Open Font License 1.1</a>.
        </p>
      </section>
      <section>
        <h2>{say({ fr: 'Les logiciels', en: 'The software' })}</h2>
        <Credits
          list={SOFTWARE.map(({ by, licence, ...credit }) => ({
            ...credit,
            by: { fr: `${by.fr} (${licence})`, en: `${by.en} (${licence})` },
          }))}
        />
      </section>
      <section>
        <h2>{say({ fr: 'La licence de Tablée', en: 'Tablée’s licence' })}</h2>
        <p>
          {say({
            fr: 'Tablée est un logiciel libre : vous pouvez l’utiliser, l’étudier, le modifier et le partager selon la ',
            en: 'Tablée is free software: you may use, study, change and share it under the ',
          })}
          <a href="https://www.gnu.org/licenses/agpl-3.0.html">
            {say({
              fr: 'licence publique générale GNU Affero, version 3 ou ultérieure',
              en: 'GNU Affero General Public License, version 3 or later',
            })}
          </a>
          {say({
            fr: '. Aucune garantie n’est donnée.',
            en: '. It comes without any warranty.',
          })}
        </p>
      </section>
    </Page>
  );
}

function Credits({ list }: { list: readonly Credit[] }) {
  const say = useSay();
  return (
    <dl className="credits-list">
      {list.map(({ name, by, href }) => (
        <div key={name}>
          <dt>{href === undefined ? name : <a href={href}>{name}</a>}</dt>
          <dd>{say(by)}</dd>
        </div>
      ))}
    </dl>
  );
}
