import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { APIRequestContext, Page } from '@playwright/test';
import { awardsFrameFacts } from '@summit/contract/awards/awards-frame';
import {
  type AwardsPageId,
  awardsPageState,
  type AwardsStatus,
  awardsStatuses,
  awardsStatusFacts,
  getTrack,
} from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/awards';
import { href } from '@summit/contract/site/href';
import type { AwardsTrack } from '@summit/contract/site/page';
import { redirects } from '@summit/contract/site/redirects';
import * as pages from '@summit/contract/site/site-map';
import { wholeRow } from '@summit/contract/tables/whole-rows';
import { awardsTexts } from '@summit/contract/texts/awards';
import { frameTexts } from '@summit/contract/texts/frame';
import { nominationTexts } from '@summit/contract/texts/nomination';
import { scriptAtWork } from '../../site/script-at-work.ts';
import { signIn } from '../../site/sign-in.ts';
import type { OwnShell } from '../../site/sites/last-shell.ts';
import { expect, test } from '../../site/sites/own-shell.ts';

type Statuses = Record<AwardsTrack, AwardsStatus>;

/** The pages that the server renders for all visitors. */
const rendered = (Object.keys(pages) as (keyof typeof pages)[]).filter((id): id is AwardsPageId => {
  const { owner, renderMode } = wholeRow(pages[id]);
  return owner === 'awards' && renderMode === 'server';
});

/** In these rounds both tracks go through all nine statuses, and never have the same one. */
const rounds = awardsStatuses.map((Company, at): Statuses => ({
  Company,
  Individual: awardsStatuses[(at + 4) % awardsStatuses.length] ?? 'Welcome',
}));

/** These two pages show both tracks, and open with the first. */
const ofBothTracks: readonly AwardsPageId[] = ['awardsShortlisted', 'awardsLeaders'];

function isOpen(page: AwardsPageId, statuses: Statuses): boolean {
  const deciding = ofBothTracks.includes(page) ? Object.values(statuses) : [statuses[getTrack(page)]];
  return deciding.some((status) => awardsPageState(page, status).open);
}

function set(shell: OwnShell, statuses: Statuses): void {
  shell.api.change(awardsCalls.awardsStatus.path, (response) => {
    Object.assign(response, { awardsStatus: statuses.Company });
  });
  shell.api.change(awardsCalls.awardsIndividualStatus.path, (response) => {
    Object.assign(response, { awardsIndividualStatus: statuses.Individual });
  });
}

async function getHtml(request: APIRequestContext, page: AwardsPageId): Promise<string> {
  const response = await request.get(href(pages[page]));
  // A page whose data arrives late on a busy machine is left to the browser for the moment: 503.
  if (response.status() !== 200) return `${response.status()}`;
  const html = await response.text();
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

/** For every page, whether its HTML says that it is open, or the address that it links to instead. */
async function shown(request: APIRequestContext) {
  const entries = rendered.map(async (page): Promise<[AwardsPageId, string]> => {
    const html = await getHtml(request, page);
    if (!html.includes('<main')) return [page, html];
    if (!html.includes(awardsTexts['awards.closed.title'])) return [page, 'open'];
    const [, target = 'nowhere'] = /<header[^>]*>.*?<a [^>]*href="([^"]+)"/s.exec(html) ?? [];
    return [page, target];
  });
  return Object.fromEntries(await Promise.all(entries));
}

function expected(statuses: Statuses) {
  const entries = rendered.map((page) => {
    const track = getTrack(page);
    return [
      page,
      isOpen(page, statuses) ? 'open' : href(pages[awardsStatusFacts[statuses[track]].leadsTo[track]]),
    ];
  });
  return Object.fromEntries(entries) as Record<AwardsPageId, string>;
}

/** Cached pages follow within seconds: a page that is requested after that is right, however long its response takes. */
async function pagesFollow(request: APIRequestContext, statuses: Statuses): Promise<void> {
  const wanted = expected(statuses);
  const changed = Date.now();
  for (;;) {
    const asked = Date.now();
    const seen = await shown(request);
    if (isDeepStrictEqual(seen, wanted)) return;
    const isComplete = !Object.values(seen).includes('503');
    if (isComplete && asked - changed > 20_000) expect(seen).toEqual(wanted);
    await pause(500);
  }
}

/** The visitor: an attendee takes part, a visitor with an incomplete registration completes it first, all others log in. */
type Visitor = 'attendee' | 'incomplete' | 'anonymous';

/** What each visitor finds on a page with an action: a button, or the heading of what has to be done first. */
const parts: Partial<Record<AwardsPageId, Record<Visitor, string>>> = {
  awardsNominationForm: {
    attendee: nominationTexts['awardsNominationForm.submit'],
    incomplete: nominationTexts['awardsNominationForm.incomplete.title'],
    anonymous: nominationTexts['awardsNominationForm.login.title'],
  },
  awardsVotingStepOne: {
    attendee: awardsTexts['awardsVotingStepOne.review'],
    incomplete: awardsTexts['awardsVotingStepOne.incomplete.title'],
    anonymous: awardsTexts['awardsVotingStepOne.login.title'],
  },
};

async function findParts(page: Page, status: AwardsStatus, visitor: Visitor): Promise<void> {
  const { leadsTo, alsoOpen } = awardsStatusFacts[status];
  for (const open of [leadsTo.Company, ...alsoOpen]) {
    const name = parts[open]?.[visitor];
    if (name === undefined) continue;
    await page.goto(href(pages[open]));
    const part = page.getByRole(visitor === 'attendee' ? 'button' : 'heading', { name });
    await expect(part, `${status} ${open} ${visitor}`).toBeVisible();
  }
}

/** Checks the menu and footer of a visitor who opens the awards. */
async function followAwards(page: Page, status: AwardsStatus): Promise<void> {
  const { leadsTo } = awardsStatusFacts[status];
  const { submenu, footerMood } = awardsFrameFacts[status];
  await page.goto(href(redirects.awards));
  await expect(page).toHaveURL(new RegExp(`${href(pages[leadsTo.Company])}$`));
  await expect(page.getByRole('contentinfo'), status).toHaveAttribute('data-footer-mood', footerMood);
  await scriptAtWork(page);
  const menu = page.getByRole('banner').getByRole('navigation', { name: frameTexts['frame.menu.label'] });
  await menu.getByText(frameTexts['frame.menu.awards'], { exact: true }).click();
  const links = menu.locator('details').getByRole('link');
  await expect(links, status).toHaveText(submenu.map(({ label }) => frameTexts[label]));
  for (const { label, page: target } of submenu) {
    await expect(links.filter({ hasText: frameTexts[label] })).toHaveAttribute('href', pages[target].path);
  }
}

test('in all nine statuses of both tracks, each page is open or links to an open one, and menu and footer match', async ({
  page,
  browser,
  baseURL,
  request,
  shell,
}) => {
  await signIn(page, 'invited');
  const incomplete = await (await browser.newContext({ baseURL })).newPage();
  await signIn(incomplete, 'stepone');
  const anonymous = await (await browser.newContext({ baseURL })).newPage();
  for (const statuses of rounds) {
    set(shell, statuses);
    await pagesFollow(request, statuses);
    const toAwards = await request.get(href(redirects.awards), { maxRedirects: 0 });
    expect(toAwards.headers().location).toBe(
      href(pages[awardsStatusFacts[statuses.Company].leadsTo.Company]),
    );
    await followAwards(page, statuses.Company);
    await Promise.all([
      findParts(page, statuses.Company, 'attendee'),
      findParts(incomplete, statuses.Company, 'incomplete'),
      findParts(anonymous, statuses.Company, 'anonymous'),
    ]);
  }
});
