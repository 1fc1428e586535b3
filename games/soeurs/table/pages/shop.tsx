/** What XP buy, both faces side by side before paying. */
import { isSameOption, type Option } from '@tablee/kernel';
import { Icon } from '@tablee/ui';
import { PRICES } from '../../rules/xp.ts';
import { SIGNS } from '../art/signs.ts';
import { ActionCard } from '../mine/action-card.tsx';
import { usePlay } from '../play.tsx';
import { areTwins, configIn } from '../reading.ts';
import './shop.css';

export function Shop() {
  const { view, t, content, say } = usePlay();
  const { potionLimit } = configIn(view);
  const held = t.hand.filter(
    (card, at) =>
      t.level[card] === 0 && !t.hand.slice(0, at).some((other) => areTwins(content, t.level, other, card)),
  );
  return (
    <div className="soeurs-shop">
      <section>
        <h3>{say({ fr: 'Améliorer une carte de la main', en: 'Raise a card of the hand' })}</h3>
        {held.length === 0 && (
          <p>
            {say({
              fr: 'Toutes les cartes de la main sont améliorées.',
              en: 'All cards of the hand are raised.',
            })}
          </p>
        )}
        <ul className="soeurs-offers">
          {held.map((card) => (
            <Offer
              key={card}
              card={card}
              option={content.options.raise[card]!}
              price={content.cards[card]!.advanced ? PRICES.raiseAdvanced : PRICES.raise}
              verb={say({ fr: 'Améliorer', en: 'Raise' })}
            />
          ))}
        </ul>
      </section>
      <section>
        <h3>{say({ fr: 'Acheter une Action Avancée', en: 'Buy an Advanced Action' })}</h3>
        <ul className="soeurs-offers">
          {t.advanced.map((deck, side) =>
            deck.top === null ? null : (
              <Offer
                key={deck.top}
                card={deck.top}
                option={{ do: 'buy', side } as Option}
                price={PRICES.advanced}
                verb={say(
                  side === 0
                    ? { fr: 'Acheter, à gauche', en: 'Buy, left' }
                    : { fr: 'Acheter, à droite', en: 'Buy, right' },
                )}
              />
            ),
          )}
          <li className="soeurs-offer soeurs-offer-potion">
            <Icon path={SIGNS.potion} />
            <p>
              {say({
                fr: `Une potion rend ${configIn(view).potionHealth} PS, sous le palier. Vous en avez ${t.potions} sur ${potionLimit}.`,
                en: `A potion gives back ${configIn(view).potionHealth} HP, within the ceiling. You have ${t.potions} of ${potionLimit}.`,
              })}
            </p>
            <Buy
              option={{ do: 'buy-potion' }}
              price={PRICES.potion}
              verb={say({ fr: 'Acheter une potion', en: 'Buy a potion' })}
            />
          </li>
        </ul>
      </section>
    </div>
  );
}

interface OfferProps {
  readonly card: number;
  readonly option: Option;
  readonly price: number;
  readonly verb: string;
}

function Offer({ card, option, price, verb }: OfferProps) {
  const { content, language } = usePlay();
  return (
    <li className="soeurs-offer">
      <div className="soeurs-offer-faces">
        <ActionCard content={content} card={card} level={0} language={language} />
        <span aria-hidden="true">→</span>
        <ActionCard content={content} card={card} level={1} language={language} />
      </div>
      <Buy option={option} price={price} verb={verb} />
    </li>
  );
}

interface BuyProps {
  readonly option: Option;
  readonly price: number;
  readonly verb: string;
}

function Buy({ option, price, verb }: BuyProps) {
  const { asked, choose, explain, refuse, refusalOf, isHinted } = usePlay();
  const can = asked?.options.some((one) => isSameOption(one, option)) ?? false;
  const why = () => explain(can ? null : refusalOf(option));
  return (
    <button
      type="button"
      className={can ? 'button button-primary' : 'button'}
      data-hinted={isHinted(option) || undefined}
      aria-disabled={can ? undefined : true}
      onClick={() => (can ? choose(option) : refuse(refusalOf(option)))}
      onPointerEnter={why}
      onPointerLeave={() => explain(null)}
      onFocus={why}
      onBlur={() => explain(null)}
    >
      {verb} · {price} XP
    </button>
  );
}
