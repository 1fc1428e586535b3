/** What the browser is told to forbid: the app needs nothing from outside, and nobody may frame it. Whose word is taken for where a request comes from. */
import { isIP } from 'node:net';
import { Refused } from '@tablee/kernel';

/** Of the empty text: Motion puts an empty style element on the page and fills it rule by rule, which is no inline style. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Each kind of thing the page may load, and from where. */
const CONTENT_POLICY = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': `'self' ${EMPTY_STYLE}`,
  // Textures in style sheets are small drawings written into them.
  'img-src': "'self' data:",
  'font-src': "'self'",
  'worker-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': Object.entries(CONTENT_POLICY)
    .map(([what, where]) => `${what} ${where}`)
    .join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

/** Once it was here by https, for a year the browser comes by nothing else. */
export const OVER_TLS: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000',
};

/** Networks that have a name. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

/** The proxies whose `X-Forwarded-…` headers are believed: those the operator names, and nobody else. */
export function trusted(hops: readonly string[]): string[] | false {
  for (const hop of hops) {
    if (!NAMED.includes(hop) && !isNetwork(hop)) {
      throw new Refused(
        `"${hop}" is no address of a proxy: expected one such as 127.0.0.1, a network such as 10.0.0.0/8, or ${NAMED.join(', ')}.`,
      );
    }
  }
  return hops.length === 0 ? false : [...hops];
}

function isNetwork(hop: string): boolean {
  const [address = '', bits, ...more] = hop.split('/');
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (longest === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= longest);
}
