import star from 'icon:polar-star';
import sun from 'icon:sun';
import { Card, CardBack, PIECE_STATES, type PieceState, Pile, useLanguage } from '@tablee/ui';
import { Room, Shown } from './room.tsx';
import { artOf, SAMPLES, type Sample } from './samples.tsx';
import { STATE_NAMES } from './states.ts';

export function Cards() {
  const language = useLanguage();
  const [embers, mirror] = SAMPLES as [Sample, Sample];
  return (
    <Room
      title={{ fr: 'Cartes', en: 'Cards' }}
      about={{
        fr: 'Survol, focus ou appui long l’agrandit et explique ses mots-clés.',
        en: 'Hovering, focus or a long press enlarges it and explains its keywords.',
      }}
    >
      <div className="pieces-row">
        {PIECE_STATES.map((state) => (
          <Shown key={state} title={STATE_NAMES[state]}>
            <SampleCard sample={embers} state={state} />
          </Shown>
        ))}
      </div>
      <div className="pieces-row">
        <Shown title={{ fr: 'Petite', en: 'Small' }}>
          <SampleCard sample={mirror} size="small" />
        </Shown>
        <Shown title={{ fr: 'Grande', en: 'Large' }}>
          <SampleCard sample={mirror} size="large" />
        </Shown>
        <Shown title={{ fr: 'Pioche', en: 'Draw pile' }}>
          <Pile
            label={{ fr: 'Pioche', en: 'Draw pile' }[language]}
            count={24}
            back={<CardBack tone="#7a3b2e" motif={sun} />}
            state="can"
            onPress={() => {}}
          />
        </Shown>
        <Shown title={{ fr: 'Dernières cartes', en: 'Last cards' }}>
          <Pile
            label={{ fr: 'Réserve', en: 'Reserve' }[language]}
            count={3}
            back={<CardBack tone="#2f5d73" motif={star} />}
          />
        </Shown>
        <Shown title={{ fr: 'Défausse, carte visible', en: 'Discard, top card seen' }}>
          <Pile
            label={{ fr: 'Défausse', en: 'Discard' }[language]}
            count={7}
            top={<SampleCard sample={embers} size="small" />}
            back={<CardBack tone="#2f5d73" motif={star} />}
          />
        </Shown>
        <Shown title={{ fr: 'Vide', en: 'Empty' }}>
          <Pile
            label={{ fr: 'Défausse', en: 'Discard' }[language]}
            count={0}
            back={<CardBack tone="#2f5d73" motif={star} />}
          />
        </Shown>
      </div>
    </Room>
  );
}

interface SampleCardProps {
  readonly sample: Sample;
  readonly state?: PieceState;
  readonly size?: 'hand' | 'small' | 'large';
  onPress?(): void;
}

export function SampleCard({ sample, state = 'calm', size = 'hand', onPress }: SampleCardProps) {
  const language = useLanguage();
  return (
    <Card
      name={sample.name[language]}
      label={`${sample.name[language]}, ${STATE_NAMES[state][language].toLowerCase()}`}
      cost={sample.cost}
      art={artOf(sample)}
      lines={sample.lines[language]}
      chips={sample.chips.map(({ label, explain }) => ({
        label: label[language],
        explain: explain[language],
      }))}
      tone={sample.tone}
      state={state}
      size={size}
      onPress={onPress}
    />
  );
}
