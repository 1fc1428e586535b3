/** What the browser is told to forbid: the app needs nothing from outside, and nobody may frame it. */

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
