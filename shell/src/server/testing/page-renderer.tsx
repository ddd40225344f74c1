import type { ComponentType } from 'react';
import { onTestFinished } from 'vitest';
import type { LivePage } from '@summit/contract/releases/live-remotes';
import type { StyleFile } from '@summit/rendering/render-protocol';
import type { TestResponse } from '@summit/shared-auth/testing-responses';
import type { RemoteLoader } from '../../federation/remote-loader.ts';
import { trackedPromise } from '../../federation/tracked-promise.ts';
import { liveRemotesFor } from '../registry/public-registry.ts';
import { createPageRenderer } from '../render/document/render-page.tsx';
import { StyleFiles } from '../render/document/style-files.ts';
import { PublicReads } from '../render/process/public-reads.ts';
import { fakeApi } from './fake-api.ts';
import { createRegistry, liveRelease } from './fake-registry.ts';

const facts = { access: 'public', headerKind: 'plain', renderMode: 'server' } as const;

/**
 * Renders pages like the rendering process, with an API whose responses the test defines. Pages are given by their paths,
 * which are also their ids; `others` have no files on the server.
 * @param renderMs how long a page may take; by default long enough for a busy machine
 * @param styles of the frame
 */
export function pageRenderer(
  pages: Record<string, ComponentType>,
  others: Partial<LivePage>[] = [],
  renderMs = 60_000,
  styles: StyleFile[] = [],
) {
  const release = liveRelease('content', 'http://localhost:3001');
  const given = Object.keys(pages).map((path) => ({ id: path, path, ...facts }));
  release.descriptor.pages = [...given, ...others.map((page) => ({ id: '', path: '', ...facts, ...page }))];
  const registry = createRegistry(5, release);

  return async function renderer(responses: TestResponse[]) {
    const api = await fakeApi(responses);
    onTestFinished(api.close);
    const render = createPageRenderer(
      {
        server: liveRemotesFor('server', registry),
        browser: liveRemotesFor('browser', registry),
        apiUpstream: api.address,
        publicApiBase: '/api',
        siteOrigin: 'https://summit.example',
        assets: {
          main: '/assets/s1/main.1.js',
          styles: [],
          federation: '/assets/s1/federation.1.js',
          font: '/assets/s1/archivo.woff2',
          buildId: 's1',
        },
        development: false,
        renderMs,
      },
      getLoader(pages),
      new StyleFiles(styles),
      // This is longer than any test, so that data are read again only because the content has changed.
      new PublicReads({ freshMs: 600_000, characters: 2 ** 20 }),
    );
    const renderOne = (path: string, search = '', traceparent?: string, contentState?: number) =>
      render({ id: 1, path, search, traceparent, ...(contentState !== undefined && { contentState }) });
    const rehearse = (path: string, token: string, at: number) =>
      render({ id: 1, path, search: '', rehearsal: { token, at } });
    const { traces, rehearsals } = api;
    return Object.assign(renderOne, { rehearse, traces, rehearsals });
  };
}

function getLoader(pages: Record<string, ComponentType>): RemoteLoader {
  return {
    page: (_remote, id) => {
      const page = pages[id];
      const gone = new Error('its files did not arrive');
      return trackedPromise(page ? Promise.resolve(page) : Promise.reject(gone));
    },
    dialog: () => trackedPromise(Promise.reject(new Error('dialogs are not rendered on the server'))),
    forget: () => undefined,
  };
}

/** The page's own content as text. */
export function getMain(html: string): string {
  return (/<main.*?<\/main>/s.exec(html)?.[0] ?? '').replace(/<[^>]*>/g, ' ').trim();
}

/** The state in the page for the browser. */
export function toState(html: string): Record<string, unknown> {
  return JSON.parse(/id="summit-state"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '') as Record<
    string,
    unknown
  >;
}
