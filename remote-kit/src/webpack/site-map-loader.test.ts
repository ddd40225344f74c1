import { runInNewContext } from 'node:vm';
import siteMapLoader from './site-map-loader.ts';

const table = `
const content = { owner: 'content', access: 'public', headerKind: 'plain', renderMode: 'server' };
export const pages = {
  agenda: { ...content, path: '/agenda', headerKind: 'agenda', reads: ['day', 'q'] },
  token: { ...content, withholds: ['token'], path: '/token', track: 'Company' },
};`;

test('of a page, the browser has its path, the kind of its header and its track', () => {
  const light = siteMapLoader(table).replace('export ', '');
  const pages: unknown = runInNewContext(`${light}; JSON.stringify(pages)`);
  expect(JSON.parse(String(pages))).toEqual({
    agenda: { headerKind: 'agenda', path: '/agenda' },
    token: { headerKind: 'plain', path: '/token', track: 'Company' },
  });
});
