/** Sounds made on the spot: short, soft, no files. Nothing is made until the player has switched sound on. */
import type { Sound } from '@tablee/ui';

interface Note {
  readonly wave: OscillatorType | 'noise';
  /** Hertz at the beginning and at the end. */
  readonly from: number;
  readonly to: number;
  /** Seconds after the first note. */
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

const note = (
  wave: Note['wave'],
  from: number,
  to: number,
  at: number,
  lasts: number,
  loud: number,
): Note => ({
  wave,
  from,
  to,
  at,
  lasts,
  loud,
});

const SCORES: Readonly<Record<Sound, readonly Note[]>> = {
  card: [note('noise', 2400, 900, 0, 0.09, 0.25)],
  die: [0, 0.07, 0.13, 0.22].map((at) => note('noise', 1500, 500, at, 0.04, 0.35)),
  hit: [note('triangle', 170, 60, 0, 0.2, 0.5), note('noise', 700, 200, 0, 0.08, 0.3)],
  step: [note('noise', 500, 260, 0, 0.06, 0.3)],
  treasure: [note('sine', 880, 880, 0, 0.12, 0.2), note('sine', 1320, 1320, 0.09, 0.22, 0.2)],
  win: [523, 659, 784, 1047].map((tone, n) => note('triangle', tone, tone, n * 0.13, 0.4, 0.22)),
  lose: [392, 330, 262].map((tone, n) => note('triangle', tone, tone * 0.98, n * 0.2, 0.45, 0.22)),
  turn: [note('sine', 587, 587, 0, 0.14, 0.16), note('sine', 784, 784, 0.11, 0.2, 0.16)],
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  // A browser lets a page sound only once somebody has touched it.
  if (context.state === 'suspended') void context.resume();
  for (const played of SCORES[sound]) playNote(context, played);
}

function playNote(audio: AudioContext, { wave, from, to, at, lasts, loud }: Note): void {
  const begins = audio.currentTime + at;
  const ends = begins + lasts;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(loud * 0.5, begins + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, ends);
  volume.connect(audio.destination);
  const source = wave === 'noise' ? rustle(audio, from, to, begins, ends, volume) : audio.createOscillator();
  if (source instanceof OscillatorNode && wave !== 'noise') {
    source.type = wave;
    source.frequency.setValueAtTime(from, begins);
    source.frequency.exponentialRampToValueAtTime(to, ends);
    source.connect(volume);
  }
  source.start(begins);
  source.stop(ends + 0.02);
}

/** Noise through a filter that glides: paper, wood, stone. */
function rustle(
  audio: AudioContext,
  from: number,
  to: number,
  begins: number,
  ends: number,
  into: AudioNode,
): AudioBufferSourceNode {
  noise ??= whiteNoise(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(from, begins);
  filter.frequency.exponentialRampToValueAtTime(to, ends);
  source.connect(filter);
  filter.connect(into);
  return source;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
