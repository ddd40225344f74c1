import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as settingsCalls from '@summit/contract/calls/settings';
import {
  fetchedServerData,
  hydrateServerData,
  serverQueryKey,
  useServerData,
  useServerDataQuery,
} from '../shared-auth.ts';
import { createTestSession } from '../testing.tsx';
import { serverView, useServerView, useServerViewQuery, viewKey } from './server-view.ts';

const { virtualSettings } = settingsCalls;
const switches = { isEnabled: true, title: 'Online too', streamUrl: null, opensAt: null };
const titleView = serverView('content.title', [virtualSettings], async ({ call }) => {
  return (await call(virtualSettings)).title;
});

function AfterRow() {
  useServerData(virtualSettings);
  const { data, isPending, isFetching } = useServerDataQuery(virtualSettings);
  return <p>{data ? data.title : `pending ${isPending}, fetching ${isFetching}`}</p>;
}

function AfterView() {
  useServerView(titleView);
  const { data, isPending } = useServerViewQuery(titleView, undefined);
  return <p>{data ?? `pending ${isPending}`}</p>;
}

/** Renders the part on the server, and hydrates it with the data of its page. */
async function rendered(part: ReactNode) {
  const server = createTestSession({ session: 'unknown' });
  server.queryClient.setQueryData(serverQueryKey(virtualSettings, {}), switches);
  server.queryClient.setQueryData(viewKey(titleView.name), switches.title);
  const html = renderToString(<server.Wrapper>{part}</server.Wrapper>);
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const browser = createTestSession({ session: 'unknown' });
  hydrateServerData(browser.queryClient, fetchedServerData(server.queryClient));
  const mismatches: unknown[] = [];
  const root = document.getElementById('root') as HTMLElement;
  await act(async () => {
    hydrateRoot(root, <browser.Wrapper>{part}</browser.Wrapper>, {
      onRecoverableError: (error) => mismatches.push(error),
    });
  });
  return { html, mismatches };
}

test.each([
  ['a row', <AfterRow key="row" />, 'pending true, fetching true'],
  ['a view', <AfterView key="view" />, 'pending true'],
])(
  '%s without suspense is pending in the HTML even if another part fetched it',
  async (_name, part, waiting) => {
    const { html, mismatches } = await rendered(part);

    expect(html).toContain(waiting);
    expect(html).not.toContain('Online too');
    expect(mismatches).toEqual([]);
    expect(screen.getByText('Online too')).toBeVisible();
  },
);

test('without hydration the data are available in the first rendering', () => {
  const rendering = jest.fn();
  function Part() {
    const { data } = useServerDataQuery(virtualSettings);
    rendering(data?.title);
    return null;
  }
  const { Wrapper, queryClient } = createTestSession();
  queryClient.setQueryData(serverQueryKey(virtualSettings, {}), switches);
  render(<Part />, { wrapper: Wrapper });

  expect(rendering.mock.calls).toEqual([['Online too']]);
});
