import createCache from '@emotion/cache';
import { createTestSession, type TestAnswer } from '@summit/shared-auth/testing';
import { render } from '@testing-library/react';
import { act } from 'react';
import { createRegistryClient } from '../../federation/registry-client.ts';
import { createRemoteLoader } from '../../federation/remote-loader.ts';
import { LiveSite } from '../live-site.tsx';
import { frameAnswers } from './frame-answers.ts';
import type { StandInRemotes } from './stand-in-remotes.ts';

/** Opens the whole site at an address, as the browser does when the server has rendered nothing. */
export async function openSite(url: string, remotes: StandInRemotes, answers: TestAnswer[] = []) {
  window.history.replaceState(null, '', url);
  const given = new Set(answers.map(({ row }) => row));
  const others = frameAnswers().filter(({ row }) => !given.has(row));
  const { session, queryClient } = createTestSession({ answers: [...answers, ...others] });
  const context = {
    session,
    queryClient,
    emotionCache: createCache({ key: 'css' }),
    loader: createRemoteLoader(),
    meta: { siteName: 'Summit' },
  };
  const registry = createRegistryClient(remotes.live());
  await act(async () => {
    render(<LiveSite context={context} registry={registry} development={false} analyticsCode="" />);
  });
  return { registry };
}
