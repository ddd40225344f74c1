import { expect, test } from 'vitest';
import { getSha256 } from '../render/document/script-hashes.ts';
import {
  contentSecurityPolicy,
  getPageHeaders,
  pagePolicy,
  pageSecurityHeaders,
  transportSecurity,
} from './security-headers.ts';

const page = { styleHashes: [getSha256('a{}')], scriptHashes: [getSha256('start()')] };
const here = { remoteOrigins: ['http://localhost:3001'], apiOrigin: undefined, frameAncestors: [] };

/** What a policy allows, by directive. */
function allowed(from: Partial<Parameters<typeof contentSecurityPolicy>[1]> = {}) {
  const policy = contentSecurityPolicy(page, { ...here, ...from });
  const directives = policy.split('; ').map((directive): [string, string[]] => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources];
  });
  return Object.fromEntries(directives);
}

test('scripts come from the site and its remotes, and inline scripts need a hash', () => {
  const { 'script-src': scripts } = allowed();
  expect(scripts).toEqual(["'self'", 'http://localhost:3001', `'${getSha256('start()')}'`]);
});

test('no unsafe source is allowed except for style attributes', () => {
  const loose = Object.entries(allowed()).filter(([, sources]) =>
    sources.some((it) => it.includes('unsafe')),
  );
  expect(loose).toEqual([['style-src-attr', ["'unsafe-inline'"]]]);
});

test("styles are files of the site and its remotes, the page's own, and the empty one that a script fills", () => {
  expect(allowed()['style-src']).toEqual([
    "'self'",
    'http://localhost:3001',
    `'${getSha256('')}'`,
    `'${getSha256('a{}')}'`,
  ]);
});

test('everything that is not listed is forbidden', () => {
  expect(allowed()).toMatchObject({
    'default-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  });
});

test('an API elsewhere may be called, also by websocket, and its pictures and films shown', () => {
  const policy = allowed({ apiOrigin: 'https://api.summit.example' });
  expect(policy['connect-src']).toEqual([
    "'self'",
    'http://localhost:3001',
    'https://api.summit.example',
    'wss://api.summit.example',
  ]);
  expect(policy['img-src']).toContain('https://api.summit.example');
  expect(policy['media-src']).toContain('https://api.summit.example');
  expect(policy['script-src']).not.toContain('https://api.summit.example');
  expect(allowed()['connect-src']).toEqual(["'self'", 'http://localhost:3001']);
});

test('reCAPTCHA’s scripts and frame are allowed only when the forms use it', () => {
  const policy = allowed({ recaptcha: true });
  expect(policy['script-src']).toContain('https://www.google.com/recaptcha/');
  expect(policy['frame-src']).toContain('https://www.google.com/recaptcha/');
  expect(allowed()['script-src']?.join(' ')).not.toContain('google');
  expect(allowed()['frame-src']).toBeUndefined();
});

test('only the configured origins may show the site in a frame', () => {
  expect(allowed()['frame-ancestors']).toEqual(["'self'"]);
  const { 'frame-ancestors': ancestors } = allowed({ frameAncestors: ['https://partner.example'] });
  expect(ancestors).toEqual(["'self'", 'https://partner.example']);
});

test("the organisers' analytics code may run, load and report to the origins that it contains", () => {
  const withCode = {
    ...page,
    scriptHashes: [getSha256('count()')],
    analyticsOrigins: ['https://stats.example'],
  };
  const policy = contentSecurityPolicy(withCode, here);
  expect(policy).toContain(
    `script-src 'self' http://localhost:3001 '${getSha256('count()')}' https://stats.example;`,
  );
  expect(policy).toContain("connect-src 'self' http://localhost:3001 https://stats.example;");
  expect(policy).toMatch(/img-src [^;]* https:\/\/stats\.example;/);
  expect(policy).not.toMatch(/script-src [^;]*unsafe/);
});

test('HSTS is sent only if the site’s address is https', () => {
  expect(transportSecurity('https://summit.example')).toEqual({
    'strict-transport-security': 'max-age=31536000',
  });
  expect(transportSecurity('http://localhost:3000')).toEqual({});
});

test('the backoffice runs only the site’s scripts, and cannot be framed', () => {
  const policy = pagePolicy(true, page, { ...here, frameAncestors: ['https://partner.example'] }).split('; ');
  const scripts = policy.find((directive) => directive.startsWith('script-src '));
  expect(scripts).toBe(
    `script-src 'self' http://localhost:3001 '${getSha256('start()')}' 'wasm-unsafe-eval'`,
  );
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("img-src 'self' data: blob:");
  expect(policy.filter((directive) => directive.includes("'unsafe"))).toEqual([
    "style-src-attr 'unsafe-inline'",
  ]);
});

test('the backoffice is never cached, and visitors’ pages are unaffected', () => {
  const site = { frameAncestors: [], siteOrigin: 'https://summit.example' };
  expect(getPageHeaders(true, site)).toMatchObject({
    'cache-control': 'no-store',
    'x-frame-options': 'DENY',
    'permissions-policy':
      'camera=(self), microphone=(), geolocation=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
  });
  for (const refused of ['camera=()', 'publickey-credentials-get=()', 'publickey-credentials-create=()']) {
    expect(pageSecurityHeaders['permissions-policy']).toContain(refused);
  }
  expect(Object.keys(getPageHeaders(false, site))).toEqual(['x-frame-options', 'strict-transport-security']);
  expect(pagePolicy(false, page, here)).toBe(contentSecurityPolicy(page, here));
});
