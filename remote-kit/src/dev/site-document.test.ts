import { expect, test } from 'vitest';
import { stateId } from '@summit/contract/frame/page-state-element';
import { developedDocument, type DevelopedRemote, owns, withRemote } from './site-document.ts';

const remote: DevelopedRemote = {
  name: 'backstage',
  buildId: 'development',
  containerName: 'backstage_development',
  entry: '/development/build/remoteEntry.js',
  pages: [
    { id: 'backstage', path: '/backstage/:day', access: 'public', headerKind: 'plain', renderMode: 'server' },
  ],
  dialogs: [],
};

const other: DevelopedRemote = { ...remote, name: 'content', buildId: 'c1', entry: '/r/content/c1/e.js' };

function document(remotes: DevelopedRemote[]): string {
  const state = {
    remotes: { revision: 3, remotes },
    rendered: true,
    queries: { a: '</script>' },
    search: '',
  };
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<html><body><div id="root"><h1>Home</h1></div><script type="application/json" id="${stateId}" data-main="/m.js" data-next="/n.js /o.js" data-call="/c">${json}</script><script>boot()</script></body></html>`;
}

function stateIn(html: string) {
  const [, text = ''] = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(text) as {
    remotes: { remotes: DevelopedRemote[] };
    rendered: boolean;
    queries: object | null;
  };
}

test('a page of the remote is left to the browser, with the remote among the live ones', () => {
  const html = developedDocument(document([other]), remote, '/backstage/monday') ?? '';
  expect(html).toContain('<div id="root"></div>');
  expect(html).not.toContain('Home');
  expect(html).toContain('data-main="/m.js"');
  expect(html).not.toMatch(/data-(next|call)/);
  expect(stateIn(html)).toMatchObject({ rendered: false, queries: null });
  expect(stateIn(html).remotes.remotes.map(({ name }) => name)).toEqual(['content', 'backstage']);
  expect(html).toContain('<script src="/development/reload.js" defer></script></body>');
});

test('another page stays as the server rendered it, with working links to the remote', () => {
  const html = developedDocument(document([other]), remote, '/speakers') ?? '';
  expect(html).toContain('<div id="root"><h1>Home</h1></div>');
  expect(stateIn(html)).toMatchObject({ rendered: true, queries: { a: '</script>' } });
  expect(stateIn(html).remotes.remotes).toHaveLength(2);
});

test('the remote replaces its live release, and another remote’s page at the same address', () => {
  const live = { revision: 3, remotes: [{ ...remote, buildId: 'b1' }, other] };
  expect(withRemote(live, remote)).toEqual({ revision: 3, remotes: [{ ...other, pages: [] }, remote] });
});

test('responses that are not documents of the site are unchanged', () => {
  expect(developedDocument('<h1>Bad gateway</h1>', remote, '/')).toBeNull();
  expect([owns(remote, '/backstage/monday'), owns(remote, '/backstage')]).toEqual([true, false]);
});
