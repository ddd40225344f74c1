import type { FastifyInstance, FastifyRequest } from 'fastify';
import { awardsStatusFacts, isAwardsStatus } from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/awards';
import { readSearch } from '@summit/contract/paths/address-text';
import { isFixedPath } from '@summit/contract/paths/path-pattern';
import { withoutTrailingSlashes } from '@summit/contract/paths/trailing-slashes';
import type { LiveRemotes } from '@summit/contract/releases/live-remotes';
import { href } from '@summit/contract/site/href';
import { redirects } from '@summit/contract/site/redirects';
import { rehearsal } from '@summit/contract/site/rehearsal';
import * as pages from '@summit/contract/site/site-map';
import { leadsSomewhere } from '../../federation/live-links.ts';
import { readApi } from '../api-gateway/read-api.ts';
import { nowhere, type PageAddress, type ParametersOf } from '../page-address.ts';

const timeoutMs = 3000;

/**
 * The routes that only redirect; `/awards` redirects to the page of the current status.
 * @param rehearsalOf the token of a request's rehearsal; null: there is none
 */
export function serveRedirects(
  app: FastifyInstance,
  apiUpstream: () => string,
  live: () => LiveRemotes,
  rehearsalOf: (request: FastifyRequest) => Promise<string | null> = () => Promise.resolve(null),
): void {
  for (const { path, to } of Object.values(redirects)) {
    // As their own routes, so that no other request is checked against them.
    for (const spelling of [path, `${path}/`]) {
      app.get(spelling, async (request, reply) => {
        void reply.header('cache-control', 'no-cache');
        if (to !== 'awardsStatus') return reply.redirect(href(pages[to]), 301);
        const token = await rehearsalOf(request);
        if (token !== null) void reply.header('cache-control', 'private, no-store');
        return reply.redirect(await awardsAddress(apiUpstream(), live(), token), 302);
      });
    }
  }
}

/** The target of an address that is incomplete, or spelt as on other sites; null: the address is right. */
export function getInstead(
  url: string,
  address: PageAddress,
  getParameters: ParametersOf,
): { to: string; status: 301 | 302 } | null {
  const complete = insteadOfIncomplete(address);
  if (complete) return { to: complete, status: 302 };
  const spelling = address.path === nowhere ? usualSpelling : ownSpelling;
  const usual = spelling(url, getParameters);
  return usual === null ? null : { to: usual, status: 301 };
}

/**
 * The redirect of a page whose required parameter is missing; null for all others. Checked before a page is
 * rendered, so that visitors without script see no empty page.
 */
export function insteadOfIncomplete({ path, search }: PageAddress): string | null {
  const isSpeaker = path === pages.speakerById.path;
  return isSpeaker && !readSearch(search).get('id')?.trim() ? href(pages.speakers) : null;
}

/**
 * The page of an address in the spelling of other sites: `/About`, `/about.html`, `/index.html`. Null where there is
 * no such page, and for pages with parameters in their path, in which capital letters may matter.
 */
export function usualSpelling(url: string, getParameters: ParametersOf): string | null {
  const [path = '', ...rest] = url.split('?');
  const bare = path
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/\/index$/, '');
  const usual = withoutTrailingSlashes(bare) || '/';
  if (usual === path || !/^\/(?!\/)/.test(usual)) return null;
  const isRedirect = Object.values(redirects).some((redirect) => redirect.path === usual);
  const page = isRedirect ? { path: usual } : getParameters(usual);
  if (!page?.path || !isFixedPath(page.path)) return null;
  return [usual, ...rest].join('?');
}

/**
 * The address of a page that was requested with several slashes in a row, or with codes for the letters of its name:
 * `//about`, `/%61bout`. Each spelling would be cached separately, and search engines would treat it as another page.
 * Null for the page's own address.
 */
export function ownSpelling(url: string, getParameters: ParametersOf): string | null {
  const [path = '', ...rest] = url.split('?');
  // Nearly all addresses have neither, and need not be looked up again.
  if (!/%|\/\//.test(path)) return null;
  const bare = withoutTrailingSlashes(path) || '/';
  const pattern = getParameters(bare)?.path;
  if (pattern === undefined) return null;
  const own = isFixedPath(pattern) ? pattern : bare.replace(/\/{2,}/g, '/');
  return own === bare ? null : [own, ...rest].join('?');
}

/** The welcome page is open in every status, so it is the fallback when the status is unavailable. */
async function awardsAddress(apiUpstream: string, live: LiveRemotes, token: string | null): Promise<string> {
  try {
    const { awardsStatus } = await readApi(apiUpstream, awardsCalls.awardsStatus, {
      headers: token === null ? {} : { [rehearsal.header]: token },
      withinMs: timeoutMs,
    });
    // A later version of the API may have a status that this server's version lacks.
    const page = isAwardsStatus(awardsStatus) && href(pages[awardsStatusFacts[awardsStatus].leadsTo.Company]);
    // A season's release may do without the page of a status.
    if (page && leadsSomewhere(live, page)) return page;
  } catch {
    // The API is unavailable: continue with the fallback.
  }
  return href(pages.awardsWelcome);
}
