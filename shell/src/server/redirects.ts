import type { FastifyInstance } from 'fastify';
import { awardsStatusFacts, isAwardsStatus } from '@summit/contract/awards-status';
import * as awardsCalls from '@summit/contract/calls/awards';
import { href } from '@summit/contract/href';
import { redirects } from '@summit/contract/redirects';
import * as pages from '@summit/contract/site-map';
import { leadsSomewhere } from '../federation/live-links.ts';
import type { LiveRemotes } from '../federation/live-remotes.ts';
import { readApi } from './read-api.ts';

const timeoutMs = 3000;

/** Sends on the addresses that only send on; `/awards` leads to the page of the current status. */
export function serveRedirects(
  app: FastifyInstance,
  apiUpstream: () => string,
  live: () => LiveRemotes,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const to = request.url.startsWith(pages.speakerById.path) ? incompleteAddress(request.url) : null;
    if (to) return reply.header('cache-control', 'no-cache').redirect(to, 302);
  });
  for (const { path, to } of Object.values(redirects)) {
    // As their own routes, so that no other request is checked against them.
    for (const spelling of [path, `${path}/`]) {
      app.get(spelling, async (_request, reply) => {
        void reply.header('cache-control', 'no-cache');
        if (to === 'awardsStatus') return reply.redirect(await awardsAddress(apiUpstream(), live()), 302);
        return reply.redirect(href(pages[to]), 301);
      });
    }
  }
}

/**
 * Pages that need something in their address lead on without it. Tried before a page is made, so that nobody without
 * script sees an empty one.
 */
function incompleteAddress(url: string): string | null {
  const { pathname, searchParams } = new URL(url, 'http://site');
  const isSpeaker = pathname.replace(/\/$/, '') === pages.speakerById.path;
  return isSpeaker && !searchParams.get('id')?.trim() ? href(pages.speakers) : null;
}

/** The welcome page is open in every status, so it is the fallback when the status is unavailable. */
async function awardsAddress(apiUpstream: string, live: LiveRemotes): Promise<string> {
  try {
    const { awardsStatus } = await readApi(apiUpstream, awardsCalls.awardsStatus, { withinMs: timeoutMs });
    // An API of a later version may have a status that this server does not know.
    const page = isAwardsStatus(awardsStatus) && href(pages[awardsStatusFacts[awardsStatus].leadsTo.Company]);
    // A season's release may do without the page of a status.
    if (page && leadsSomewhere(live, page)) return page;
  } catch {
    // The API is unavailable: the page it would have named is not known.
  }
  return href(pages.awardsWelcome);
}
