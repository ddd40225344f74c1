import { act, useId } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createTestSession } from '@summit/shared-auth/testing';
import { createRegistryClient } from '../federation/registry-client.ts';
import type { RemoteLoader } from '../federation/remote-loader.ts';
import { LiveSite } from './live-site.tsx';
import { Site } from './site.tsx';
import { SiteProviders } from './site-providers.tsx';
import { frameResponses } from './testing/frame-responses.ts';

const made = jest.fn<void, [string]>();

function FormPage() {
  const id = useId();
  made(id);
  return <input id={id} aria-label="Name" />;
}

const page = {
  id: 'form',
  path: '/form',
  access: 'public',
  headerKind: 'plain',
  renderMode: 'server',
} as const;
const live = {
  revision: 1,
  remotes: [{ name: 'content', buildId: 'b1', containerName: 'c_b1', entry: '', pages: [page], dialogs: [] }],
};

/** The page's code is loaded already, as it is when hydration begins. */
const loaded = Object.assign(Promise.resolve(FormPage), { status: 'fulfilled', value: FormPage });
const loader = { page: () => loaded, forget: () => undefined } as unknown as RemoteLoader;

function toContext() {
  const { session, queryClient } = createTestSession({ responses: frameResponses() });
  const meta = { siteName: 'Summit' };
  return { session, queryClient, loader, meta };
}

test('the browser generates the same ids as the server, which labels and messages use to refer to fields', async () => {
  window.history.replaceState(null, '', '/form');
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(
    <SiteProviders context={{ ...toContext(), live, refresh: async () => live, location: '/form' }}>
      <Site development={false} analyticsCode="" />
    </SiteProviders>,
  );
  const idInHtml = host.querySelector('input')?.id;
  expect(made).toHaveBeenLastCalledWith(idInHtml);
  made.mockClear();

  await act(async () => {
    hydrateRoot(
      host,
      <LiveSite
        context={toContext()}
        registry={createRegistryClient(live)}
        development={false}
        analyticsCode=""
      />,
      // Parts of the frame whose data is not here are rendered by the browser alone.
      { onRecoverableError: () => undefined },
    );
  });
  expect(made).toHaveBeenLastCalledWith(idInHtml);
});
