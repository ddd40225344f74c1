import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { emptyRegistry, type LiveRelease } from '@summit/contract/releases/registry';
import { candidateLine, saying } from './release-command.ts';
import { siteSettings } from './settings/site-settings.ts';

const servers: Server[] = [];

/** A site server that reports these revisions as rendered, one with each request. */
async function siteServer(...rendered: (number | null)[]): Promise<string> {
  const server = createServer((_request, response) => {
    const renderedRevision = rendered.length > 1 ? rendered.shift() : rendered[0];
    response.end(JSON.stringify({ revision: 7, renderedRevision }));
  });
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => servers.splice(0).forEach((server) => server.close()));

const nobody = 'http://127.0.0.1:9';

const say = (...sites: string[]) =>
  saying(
    siteSettings({ SITE_SERVERS: sites.join(',') }),
    { ...emptyRegistry, revision: 7 },
    'awards a1 is live',
  );

test('a release is live once every site server renders it', async () => {
  expect(await say(await siteServer(7), await siteServer(6, 6, 7))).toBe('awards a1 is live (revision 7).');
});

test('a site server that does not run is named, and the others count', async () => {
  expect(await say(await siteServer(7), nobody)).toBe(
    `awards a1 is live (revision 7). Nothing responds at ${nobody}.`,
  );
});

test('without site servers only the registry is checked', async () => {
  expect(await say(nobody)).toBe(
    `The registry says: awards a1 is live (revision 7). No site responds at ${nobody}: each renders it once it runs.`,
  );
});

test('a candidate is reported, unless it is already live', () => {
  const release = { buildId: 'a1' } as LiveRelease;
  const waiting = { ...emptyRegistry, candidates: { awards: [release] } };
  expect(candidateLine(waiting, 'awards')).toContain('awards a1 is a candidate');
  const live = { ...emptyRegistry, live: { awards: release } };
  expect(candidateLine(live, 'awards')).toBe('awards a1 is live already: there is nothing to preview.');
});
