import { useId } from 'react';

/** A motif in front of its own large shadow, lit from above, on cloth. */
export function SampleArt({ motif, tone }: { motif: string; tone: string }) {
  const id = useId();
  return (
    <svg viewBox="0 0 200 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}-light`} cx="50%" cy="30%" r="85%">
          <stop offset="0" stopColor={`color-mix(in srgb, ${tone} 45%, #fff6dc)`} />
          <stop offset="0.55" stopColor={tone} />
          <stop offset="1" stopColor={`color-mix(in srgb, ${tone} 35%, #120b06)`} />
        </radialGradient>
        <filter id={`${id}-cloth`} x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency="0.035 0.4" numOctaves="3" seed="4" />
          <feColorMatrix values="0 0 0 0 0.1  0 0 0 0 0.06  0 0 0 0 0.03  0.9 0 0 0 -0.32" />
        </filter>
      </defs>
      <rect width="200" height="140" fill={`url(#${id}-light)`} />
      <g fill="#1b0f07" opacity="0.22" transform="translate(-8 -60) rotate(-8 100 100) scale(0.5)">
        <path d={motif} />
      </g>
      <rect width="200" height="140" filter={`url(#${id}-cloth)`} opacity="0.55" />
      <g transform="translate(49 20) scale(0.2)">
        <path d={motif} fill="#170d06" opacity="0.55" transform="translate(10 16)" />
        <path d={motif} fill={`color-mix(in srgb, ${tone} 12%, #fff8e6)`} />
      </g>
    </svg>
  );
}
