/** A boss's own board: Life, Mood, the attack it drew last, how many cards are left. */
import { titanText } from '../../ready/text.ts';
import { Art } from '../art/index.tsx';
import { usePlay } from '../play.tsx';

export function Titan() {
  const { s, seen, content, language } = usePlay();
  const boss = seen.foes.live.find((foe) => content.enemies[seen.foes.type[foe]!]?.boss);
  if (boss === undefined) return null;
  const enemy = content.enemies[seen.foes.type[boss]!]!;
  const cards = [
    { kind: s.say('Humeur', 'Mood'), card: seen.mood },
    { kind: s.say('Dernière attaque', 'Last attack'), card: seen.lastAttack },
  ];
  return (
    <section className="es-block es-titan">
      <h2>
        {enemy.name[language]} · {s.say(`Vie ${seen.foes.life[boss]}`, `Life ${seen.foes.life[boss]}`)} ·{' '}
        {s.say(`${seen.titanLeft} cartes`, `${seen.titanLeft} cards`)}
      </h2>
      {cards.map(({ kind, card }) => {
        const titan = card >= 0 ? content.titan[content.titanCards[card]!]! : null;
        return (
          titan && (
            <div key={kind} className="es-titan-card">
              <span className="es-event-art">
                <Art kind="titan" card={titan} />
              </span>
              <p>
                <b>
                  {kind}
                  {s.say(' : ', ': ')}
                  {titan.name[language]}
                </b>{' '}
                {titanText(titan, language).join(' ')}
              </p>
            </div>
          )
        );
      })}
    </section>
  );
}
