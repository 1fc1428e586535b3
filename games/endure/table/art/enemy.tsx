/** An enemy's figure: a rim that tells the faction, and a silhouette that is told from the others at the size of a fingertip. */
import { Frame, type Place } from './frame.tsx';

interface EnemyProps extends Place {
  readonly id: string;
  readonly faction: string;
  readonly motif: string;
  readonly tone: string;
}

export function Enemy({ id, faction, motif, tone, className, ...place }: EnemyProps) {
  const shape = SHAPES[id];
  return (
    <Frame className={`es-enemy ${className ?? ''}`} box="0 0 64 64" tone={tone} kind={id} {...place}>
      <path className="es-enemy-rim" d={RIMS[faction] ?? RIMS.gep} />
      {shape ? (
        <>
          {shape.limbs && <path className="es-enemy-limbs" d={shape.limbs} />}
          <path className="es-enemy-body" d={shape.body} />
          <path className="es-enemy-eyes" d={shape.eyes} />
        </>
      ) : (
        <svg x="12" y="12" width="40" height="40" viewBox="0 0 512 512" aria-hidden="true">
          <path className="es-enemy-body" d={motif} />
        </svg>
      )}
    </Frame>
  );
}

const RIMS: Readonly<Record<string, string>> & { readonly gep: string } = {
  gep: 'M32 2L58 17V47L32 62L6 47V17Z',
  sentries: 'M12 4H52L60 12V52L52 60H12L4 52V12Z',
  redeemers: 'M32 1L63 32L32 63L1 32Z',
};

interface Shape {
  /** Drawn as lines, behind. */
  readonly limbs?: string;
  readonly body: string;
  readonly eyes: string;
}

const SHAPES: Readonly<Record<string, Shape>> = {
  // Low and many-legged.
  swarmer: {
    limbs:
      'M26 30L14 20L8 28M26 34L12 32L7 40M27 38L16 44L13 52M38 30L50 20L56 28M38 34L52 32L57 40M37 38L48 44L51 52M29 26L24 12M35 26L40 12',
    body: 'M32 22C38 22 40 27 40 32C40 42 37 50 32 50C27 50 24 42 24 32C24 27 26 22 32 22Z',
    eyes: 'M27.5 28.5l3 1.6v1.8l-3 -1zM36.5 28.5l-3 1.6v1.8l3 -1z',
  },
  // A long hunting head, ears up.
  jaeger: {
    body: 'M12 8L24 19L32 16L40 19L52 8L51 30L43 40L38 55L32 59L26 55L21 40L13 30Z',
    eyes: 'M19 27L29 32L28 35L20 31ZM45 27L35 32L36 35L44 31ZM28 50L30 54L32 50L34 54L36 50L34 48H30Z',
  },
  // Wings wider than it is tall.
  icarus: {
    body: 'M32 18L36 26C42 14 52 12 60 16C55 20 56 26 58 32C52 29 49 33 48 40C44 36 40 38 38 42L35 54L32 60L29 54L26 42C24 38 20 36 16 40C15 33 12 29 6 32C8 26 9 20 4 16C12 12 22 14 28 26Z',
    eyes: 'M29.4 28.5H31.2V31.5H29.4ZM32.8 28.5H34.6V31.5H32.8Z',
  },
  // Shoulders and fists.
  solomon: {
    body: 'M27 12H37L40 19L52 21L58 31L57 49L49 54L44 49L46 36L42 34L43 55H35V46H29V55H21L22 34L18 36L20 49L15 54L7 49L6 31L12 21L24 19Z',
    eyes: 'M28 15.5H31V18H28ZM33 15.5H36V18H33ZM26 27H38V29.5H26Z',
  },
  // Horns, maw, and everything else.
  titan: {
    limbs: 'M12 46C4 52 6 60 14 61M52 46C60 52 58 60 50 61M24 54C22 60 26 63 29 62M40 54C42 60 38 63 35 62',
    body: 'M6 4C8 16 14 20 20 20C24 15 40 15 44 20C50 20 56 16 58 4C63 18 58 28 52 32C55 46 46 58 32 58C18 58 9 46 12 32C6 28 1 18 6 4Z',
    eyes: 'M17 30L28 35L26 39L18 36ZM47 30L36 35L38 39L46 36ZM22 45L25 50L28 45L31 51L33 51L36 45L39 50L42 45L39 54H25Z',
  },
  // A gun on three feet.
  artemis: {
    limbs: 'M32 36L18 56M32 36L46 56M32 36V57',
    body: 'M14 18H40L44 22H57V30H44L40 36H14L10 32V22Z',
    eyes: 'M17 23H25V31H17ZM48 24.5H55V27.5H48Z',
  },
  // A ball with one eye.
  sip: {
    limbs: 'M20 42L12 54M44 42L52 54M24 18L18 8M40 18L46 8',
    body: 'M32 13C43 13 50 21 50 31C50 41 43 49 32 49C21 49 14 41 14 31C14 21 21 13 32 13Z',
    eyes: 'M32 22C38 22 41 27 41 31C41 36 38 40 32 40C26 40 23 36 23 31C23 27 26 22 32 22ZM32 27C29 27 28 29 28 31C28 34 30 35 32 35C34 35 36 34 36 31C36 29 35 27 32 27Z',
  },
  // A hood.
  fanatic: {
    body: 'M32 8C42 13 46 24 46 34L52 54H12L18 34C18 24 22 13 32 8Z',
    eyes: 'M32 19C38 23 40 29 39 36C36 40 28 40 25 36C24 29 26 23 32 19Z',
  },
  // A hood under a blade's cross.
  zealot: {
    limbs: 'M14 12L24 30M50 12L40 30M10 20L20 15M54 20L44 15',
    body: 'M32 14C41 18 44 27 44 36L50 56H14L20 36C20 27 23 18 32 14Z',
    eyes: 'M25 30L31 34V37L25 34ZM39 30L33 34V37L39 34ZM31 40H33V50H31Z',
  },
};
