import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { LiveRemotes } from '@summit/contract/releases/live-remotes';
import { useLiveLinks } from './live-links.ts';
import { RemotesContext } from './remotes-context.tsx';

const page = { access: 'public', headerKind: 'plain', renderMode: 'server' } as const;

/** Whether links are live on a site with these pages. */
function linksWith(...paths: string[]) {
  const remote = { name: 'content', buildId: 'b1', containerName: 'content_b1', entry: '', dialogs: [] };
  const pages = paths.map((path) => ({ id: path, path, ...page }));
  const live: LiveRemotes = { revision: 1, remotes: paths.length > 0 ? [{ ...remote, pages }] : [] };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RemotesContext value={{ live, loader: {} as never, refresh: async () => live }}>
      {children}
    </RemotesContext>
  );
  return renderHook(useLiveLinks, { wrapper }).result.current;
}

test('a link to a page that no live release has is not live', () => {
  const isLive = linksWith('/about', '/speaker/:speakerId');
  expect(['/about', '/about?q=1#team', '/speaker/ada'].map(isLive)).toEqual([true, true, true]);
  expect(['/agenda', '/speaker', '/agenda#day'].map(isLive)).toEqual([false, false, false]);
});

test.each(['#login', 'https://elsewhere.example/agenda', '//elsewhere.example', 'mailto:a@b.example'])(
  '%s is live, because it does not depend on a release',
  (to) => expect(linksWith('/about')(to)).toBe(true),
);

test('every link is live while no release is known', () => {
  expect(linksWith()('/agenda')).toBe(true);
});
