import { render } from '@testing-library/react';
import { act } from 'react';
import { createTestSession, type TestResponse } from '@summit/shared-auth/testing';
import { createRegistryClient } from '../../federation/registry-client.ts';
import { createRemoteLoader } from '../../federation/remote-loader.ts';
import { LiveSite } from '../live-site.tsx';
import type { FakeRemotes } from './fake-remotes.ts';
import { frameResponses } from './frame-responses.ts';

/** Opens the whole site at an address, as the browser does when the server has rendered nothing. */
export async function openSite(url: string, remotes: FakeRemotes, responses: TestResponse[] = []) {
  window.history.replaceState(null, '', url);
  const given = new Set(responses.map(({ row }) => row));
  const others = frameResponses().filter(({ row }) => !given.has(row));
  const { session, queryClient } = createTestSession({ responses: [...responses, ...others] });
  const context = {
    session,
    queryClient,
    loader: createRemoteLoader(),
    meta: { siteName: 'Summit' },
  };
  const registry = createRegistryClient(remotes.live());
  await act(async () => {
    render(<LiveSite context={context} registry={registry} development={false} analyticsCode="" />);
  });
  return { registry };
}
