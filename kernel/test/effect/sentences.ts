/** The twenty sentences, as cards of the duel: creatures stand for Anges and heroes, places in line for squares, the well for EC. */
const CREATURE = { type: 'creature' } as const;
const MINE = { type: 'creature', side: 'mine' } as const;
const THEIRS = { type: 'creature', side: 'theirs' } as const;
const FOE = { in: 'mages', type: 'mage', side: 'theirs' } as const;
const YOU = { in: 'mages', type: 'mage', side: 'mine' } as const;

const spell = (then: readonly object[], head: object = {}) => ({
  kind: 'spell',
  abilities: [{ activated: 'slow', ...head, then }],
});

export const SENTENCES: Readonly<
  Record<string, { readonly abilities: readonly object[]; readonly [more: string]: unknown }>
> = {
  // 1. When another of your Anges is destroyed in combat, you may pay 2; if you do, put it into your hand at the end of the turn.
  passeuse: {
    abilities: [
      {
        on: 'died',
        of: { ...MINE, is: 'other' },
        when: { fact: 'combat' },
        then: [
          {
            pay: [{ do: 'spend', amount: 2 }],
            then: [{ at: 'dusk', then: [{ do: 'bring', what: 'it', to: 'hand' }] }],
          },
        ],
      },
    ],
  },
  // 2. Choose an opposing Ange. Its controller chooses one: −2 until the start of your next turn, or you draw a card.
  dilemme: spell([
    { choose: 'prey', from: THEIRS },
    {
      modes: [
        [{ give: { power: -2 }, to: 'prey', until: 'yourTurn' }],
        [{ do: 'draw', cards: 1, who: 'controller' }],
      ],
      by: { controllerOf: 'prey' },
    },
  ]),
  // 3. The next time the Golem bound to this Ange would be destroyed this turn, remove all damage from it instead.
  gardienne: {
    abilities: [
      {
        activated: 'word',
        then: [
          {
            lasting: {
              instead: 'died',
              of: { ...CREATURE, escorts: { is: 'self' } },
              then: [{ do: 'heal', amount: { of: 'it', stat: 'wounds' }, who: 'it' }],
            },
            until: 'turn',
            next: 'once',
          },
        ],
      },
    ],
  },
  // 4. Your spells that target a Dragon cost 1 less, but at least 1.
  dragonne: {
    classes: ['dragon'],
    abilities: [
      {
        always: {
          of: { in: 'hand', side: 'mine', type: 'spell', aims: { type: 'creature', class: 'dragon' } },
          gets: { cost: { add: -1, atLeast: 1 } },
        },
      },
    ],
  },
  // 5. Until the end of the turn, each of your Anges whose cost is at most the number of your Adorateurs gains a keyword.
  ferveur: spell([
    {
      give: { has: ['celerite'] },
      to: { ...MINE, cost: { '<=': { count: { ...MINE, class: 'loup' } } } },
      until: 'turn',
    },
  ]),
  // 6. As long as you control no other Ange, this one can't be targeted and counts as three classes.
  solitaire: {
    abilities: [
      {
        always: { of: 'self', gets: { class: ['loup', 'goule', 'dragon'], cannot: ['beAimedAt'] } },
        while: { none: { ...MINE, is: 'other' } },
      },
    ],
  },
  // 7. Look at the top four; put one into the Limbes and the others below in any order. If that one is a Golem, straighten an Ange.
  augure: spell([
    { do: 'look', cards: 4, as: 'seen' },
    { choose: 'kept', from: { among: 'seen' } },
    { do: 'bring', what: 'kept', to: 'exile' },
    { choose: 'rest', from: { among: 'seen', not: { is: 'kept' } }, count: 'all', ordered: true },
    { do: 'bring', what: 'rest', to: 'bottom' },
    {
      if: { piece: 'kept', is: { class: 'golem' } },
      then: [
        { choose: 'risen', from: { ...MINE, tired: true } },
        { do: 'ready', what: 'risen' },
      ],
    },
  ]),
  // 8. Deal X damage to a page, X being the cost actually paid for the last page you played this turn.
  echo: {
    abilities: [
      {
        activated: 'word',
        targets: { prey: CREATURE },
        then: [
          { do: 'damage', amount: { thisTurn: 'played', of: { side: 'mine' }, last: 'paid' }, to: 'prey' },
        ],
      },
    ],
  },
  // 9. Spread 5 damage among up to three pages; each chosen page takes at least 1.
  pluie: spell([
    {
      spread: 5,
      among: CREATURE,
      atMost: 3,
      as: 'share',
      called: 'damage',
      then: [{ do: 'damage', amount: 'share', to: 'it' }],
    },
  ]),
  // 10. Each player, the active one first, destroys one of their own Anges with the lowest ATQ (the owner breaks ties).
  tribut: spell([
    {
      players: 'each',
      then: [
        { choose: 'weakest', from: { ...MINE, lowest: 'power' } },
        { do: 'destroy', what: 'weakest' },
      ],
    },
  ]),
  // 11. Prevent the next 3 damage to each of your Anges until the end of combat; for each point prevented put a marker on this page.
  rempart: {
    abilities: [
      {
        activated: 'word',
        then: [
          {
            each: MINE,
            then: [
              {
                lasting: {
                  instead: 'hurt',
                  of: { is: 'it' },
                  prevent: 3,
                  then: [{ do: 'mark', what: 'self', marks: { event: 'prevented' } }],
                },
                until: 'combat',
              },
            ],
          },
        ],
      },
    ],
  },
  // 12. Put a copy of the top entry of the Pile on the Pile; you may choose new targets for it.
  miroir: { kind: 'spell', abilities: [{ activated: 'fast', then: [{ do: 'copy' }] }] },
  // 13. Once per game, when you would lose your last Plume, instead end the attack phase, then banish this page.
  sursis: {
    abilities: [
      {
        instead: 'hurt',
        of: YOU,
        when: { compare: [{ event: 'amount' }, '>=', 'life'] },
        limit: { times: 1, per: 'game' },
        then: [{ do: 'endDay' }, { do: 'bring', what: 'self', to: 'exile' }],
      },
    ],
  },
  // 14. Ghouls in your grave have "Word: pay their cost plus 2 → put them into play; banish them when they leave".
  fossoyeuse: {
    abilities: [
      {
        always: {
          of: { in: 'grave', side: 'mine', class: 'goule' },
          gets: {
            abilities: [
              {
                activated: 'word',
                from: 'grave',
                cost: [{ do: 'spend', amount: { add: [{ of: 'self', stat: 'cost' }, 2] } }],
                then: [
                  { do: 'bring', what: 'self', to: 'line' },
                  {
                    lasting: {
                      instead: 'died',
                      of: { is: 'self' },
                      then: [{ do: 'bring', what: 'self', to: 'exile' }],
                    },
                    until: 'good',
                    next: 'once',
                  },
                ],
              },
            ],
          },
        },
      },
    ],
  },
  // 15. Choose two of four effects; choose a third if an opposing Divinité took damage this turn.
  conseil: spell([
    {
      modes: [
        [{ do: 'draw', cards: 1 }],
        [{ do: 'heal', amount: 2 }],
        [{ do: 'fill', amount: 2 }],
        [{ do: 'damage', amount: 1, to: FOE }],
      ],
      choose: 2,
      more: { if: { there: { ...FOE, was: 'hurt' } }, choose: 3 },
    },
  ]),
  // 16. Take control of a wounded Ange until the end of the turn; at that moment its owner may straighten it.
  envoutement: spell([
    { choose: 'prey', from: { ...THEIRS, wounded: true } },
    {
      give: { held: ['taken'] },
      to: 'prey',
      until: 'turn',
      then: [{ may: [{ do: 'ready', what: 'prey' }], by: { ownerOf: 'prey' } }],
    },
  ]),
  // 17. Enemies in the area suffer 2; each that loses a life is pushed one square; then you may swap places with a hero within three.
  bourrasque: {
    abilities: [
      {
        activated: 'word',
        then: [
          { do: 'damage', amount: 2, to: { ...THEIRS, near: 1 }, as: 'struck' },
          { each: { among: 'struck', doomed: true }, then: [{ do: 'push', what: 'it' }] },
          {
            may: [
              { choose: 'friend', from: { ...MINE, is: 'other', near: 3 } },
              { do: 'swap', what: 'self', with: 'friend' },
            ],
          },
        ],
      },
    ],
  },
  // 18. Until the end of the round, whenever an enemy arrives next to a hero you have healed this turn, it suffers a wound.
  embuscade: spell([
    {
      lasting: {
        on: 'arrived',
        of: THEIRS,
        when: { there: { ...MINE, was: { happened: 'healed', by: 'you' } } },
        then: [{ do: 'damage', amount: 1, to: 'it' }],
      },
      until: 'turn',
    },
  ]),
  // 19. Discard any number of cards; for each colour among them gain 1 block, and with three colours, arm an equipment.
  prisme: spell([
    { choose: 'shed', from: { in: 'hand', side: 'mine' }, count: 'any' },
    { do: 'shed', what: 'shed' },
    { do: 'heal', amount: { kinds: 'colour', of: 'shed' } },
    {
      if: { compare: [{ kinds: 'colour', of: 'shed' }, '>=', 3] },
      then: [
        { choose: 'armed', from: { ...MINE, tired: true } },
        { do: 'ready', what: 'armed' },
      ],
    },
  ]),
  // 20. Survivors may each, in turn order, move without a check; those who don't lose one. Make noise where the most stand.
  panique: spell([
    {
      each: CREATURE,
      then: [
        {
          may: [{ do: 'tire', what: 'it' }],
          by: { ownerOf: 'it' },
          else: [{ do: 'damage', amount: 1, to: 'it' }],
        },
      ],
    },
    { do: 'damage', amount: 2, to: { in: 'mages', type: 'mage', highest: 'crowd' } },
  ]),
};
