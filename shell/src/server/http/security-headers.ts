import type { RenderedPage } from '@summit/rendering/render-protocol';

interface PolicySources {
  remoteOrigins: string[];
  /** Another origin that serves the API, or undefined for the site's own. */
  apiOrigin: string | undefined;
  frameAncestors: string[];
  /** Whether forms are protected by reCAPTCHA. */
  recaptcha?: boolean;
}

const recaptchaScripts = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const recaptchaFrames = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'];

// The hash of an empty style element: the page adds one and fills it through the style sheet's own interface.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

type Directives = Record<string, string[]> & Record<'script-src' | 'img-src', string[]>;
type PolicyOfPage = Pick<RenderedPage, 'styleHashes' | 'scriptHashes' | 'analyticsOrigins'>;

/** A strict policy: scripts only from the site and its remotes, and inline only what is hashed here. */
export function contentSecurityPolicy(page: PolicyOfPage, from: PolicySources): string {
  return writePolicy(getDirectives(page, from));
}

function writePolicy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

function getDirectives(page: PolicyOfPage, from: PolicySources): Directives {
  const remotes = from.remoteOrigins;
  const api = from.apiOrigin ? [from.apiOrigin, from.apiOrigin.replace(/^http/, 'ws')] : [];
  const analytics = page.analyticsOrigins ?? [];
  const guard = from.recaptcha ? recaptchaScripts : [];
  const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...remotes, ...quoted(page.scriptHashes), ...analytics, ...guard],
    'style-src': ["'self'", ...remotes, emptyStyle, ...quoted(page.styleHashes)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...api.slice(0, 1), ...analytics],
    'media-src': ["'self'", ...api.slice(0, 1)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...remotes, ...api, ...analytics],
    ...(from.recaptcha ? { 'frame-src': recaptchaFrames } : {}),
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...from.frameAncestors],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
}

/**
 * The policy of an application without the visitors' frame: no third-party code runs there, whatever the organisers
 * allow on visitors' pages, and no other site may frame it. It may frame pages of this site, and show pictures
 * before their upload. It may compile WebAssembly, which scans codes at the door: `wasm-unsafe-eval` runs no script
 * from text.
 */
function ownApplicationPolicy(
  { styleHashes, scriptHashes }: Pick<RenderedPage, 'styleHashes' | 'scriptHashes'>,
  { remoteOrigins, apiOrigin }: Pick<PolicySources, 'remoteOrigins' | 'apiOrigin'>,
): string {
  const directives = getDirectives(
    { styleHashes, scriptHashes },
    { remoteOrigins, apiOrigin, frameAncestors: [] },
  );
  return writePolicy({
    ...directives,
    'script-src': [...directives['script-src'], "'wasm-unsafe-eval'"],
    'img-src': [...directives['img-src'], 'blob:'],
    'frame-src': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
}

/** Further headers of such an application: it is not cached, and not indexed by search engines. */
const ownApplicationHeaders = {
  'cache-control': 'no-store',
  // The camera for check-in, and organisers' passkeys; the browser asks its user.
  'permissions-policy':
    'camera=(self), microphone=(), geolocation=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
};

/** Sent with every response: browsers must not guess another type. */
export const noSniffing = { 'x-content-type-options': 'nosniff' };

/** The rule on frames for browsers without `frame-ancestors`, in which other origins cannot be listed. */
export function frameOptions(frameAncestors: string[]): Record<string, string> {
  return frameAncestors.length === 0 ? { 'x-frame-options': 'SAMEORIGIN' } : {};
}

/** Browsers that use https once use nothing else for a year. Empty on a site without https. */
export function transportSecurity(siteOrigin: string): Record<string, string> {
  return siteOrigin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {};
}

/** The security headers of a page besides its policy. */
export const pageSecurityHeaders = {
  ...noSniffing,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), publickey-credentials-get=(), publickey-credentials-create=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/** The policy of a page, by whether it is a separate application. */
export function pagePolicy(isOwnApplication: boolean, page: PolicyOfPage, from: PolicySources): string {
  return isOwnApplication ? ownApplicationPolicy(page, from) : contentSecurityPolicy(page, from);
}

/** The further headers of a page, by whether it is a separate application. */
export function getPageHeaders(
  isOwnApplication: boolean,
  { frameAncestors, siteOrigin }: { frameAncestors: string[]; siteOrigin: string },
): Record<string, string> {
  const headers = { ...frameOptions(frameAncestors), ...transportSecurity(siteOrigin) };
  return isOwnApplication ? { ...headers, ...ownApplicationHeaders } : headers;
}
