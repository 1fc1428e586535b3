import { Card, type CardSize, type Drag, type PieceState, useLanguage } from '@tablee/ui';
import { SampleArt } from './sample-art.tsx';
import type { Sample } from './samples.tsx';
import { STATE_NAMES } from './states.ts';

interface SampleCardProps {
  readonly sample: Sample;
  readonly state?: PieceState;
  readonly size?: CardSize;
  readonly drag?: Drag;
  onPress?(): void;
}

export function SampleCard({ sample, state = 'calm', size = 'hand', drag, onPress }: SampleCardProps) {
  const language = useLanguage();
  return (
    <Card
      name={sample.name[language]}
      label={`${sample.name[language]}, ${STATE_NAMES[state][language].toLowerCase()}`}
      cost={sample.cost}
      art={<SampleArt motif={sample.motif} tone={sample.tone} />}
      lines={sample.lines[language]}
      chips={sample.chips.map(({ label, explain }) => ({
        label: label[language],
        explain: explain[language],
      }))}
      tone={sample.tone}
      state={state}
      size={size}
      drag={drag}
      onPress={onPress}
    />
  );
}
