import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import siteMapLoader from './site-map-loader.ts';

const table = `
const content = { owner: 'content', access: 'public', headerKind: 'plain', renderMode: 'server' };
export const pages = {
  agenda: { ...content, path: '/agenda', headerKind: 'agenda', reads: ['day', 'q'] },
  token: { ...content, withholds: ['token'], path: '/token', track: 'Company' },
};`;

function pagesWithout(...resolved: string[]): unknown {
  const light = siteMapLoader.call({ getOptions: () => ({ resolved }) }, table).replace('export ', '');
  const pages: unknown = runInNewContext(`${light}; JSON.stringify(pages)`);
  return JSON.parse(String(pages));
}

test('of a page, the browser has its path, the kind of its header and its track', () => {
  expect(pagesWithout()).toEqual({
    agenda: { headerKind: 'agenda', path: '/agenda' },
    token: { headerKind: 'plain', path: '/token', track: 'Company' },
  });
});

test('what the build resolves by itself is left out as well', () => {
  expect(pagesWithout('headerKind')).toEqual({
    agenda: { path: '/agenda' },
    token: { path: '/token', track: 'Company' },
  });
});
