import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as contentCalls from '@summit/contract/calls/content';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { texts } from '@summit/contract/words/texts';
import { getScripts, kilobytes } from '../../site/fetched-scripts.ts';
import { expect, test } from '../../site/journey.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';
import { signIn } from '../../site/sign-in.ts';

/** Pages to read, and the limit of the script that a first visit fetches: compressed KB, half a KB above the present size. */
const readingPages = [
  { page: href(pages.home), most: 123.3 },
  { page: href(pages.speakers), most: 118.4 },
  { page: href(pages.agenda), most: 125 },
  { page: href(pages.oldAgenda), most: 122.7 },
  { page: href(pages.affiliateZoneAgenda), most: 120.5 },
  { page: href(pages.attendees), most: 121.9 },
  { page: href(pages.awardsWelcome), most: 117.9 },
  { page: href(pages.awardsWinners), most: 119.2 },
  { page: href(pages.registration), most: 120.8 },
  { page: href(pages.termsAndConditions), most: 115.7 },
  { page: href(pages.article, { articleId: 'four-numbers-before-breakfast' }), most: 119 },
  { page: href(pages.photoGallery, { search: { album: 'awards-night-2026' } }), most: 117.3 },
  { page: href(pages.registrationFeatured), most: 114.9 },
];

for (const { page: address, most } of readingPages) {
  test(`${address} fetches at most ${most} KB of script`, async ({ page }) => {
    const scripts = getScripts(page);
    await page.goto(address);
    await scriptAtWork(page);
    expect(await kilobytes(scripts)).toBeLessThan(most);
  });
}

/** Pages with a form, and the limit of the script that they fetch before it is touched. */
const formPages = [
  { page: href(pages.registrationAttendee), most: 146.1, field: 'email' },
  { page: href(pages.registrationSlug, { slug: 'crypto-trader' }), most: 147.8, field: 'email' },
  { page: href(pages.contactUs), most: 139.3, field: 'email' },
];

for (const { page: address, most, field } of formPages) {
  test(`${address} fetches at most ${most} KB, and its form rules on the first focus`, async ({ page }) => {
    const scripts = getScripts(page);
    await page.goto(address);
    await scriptAtWork(page);
    const before = scripts.length;
    expect(await kilobytes(scripts)).toBeLessThan(most);

    await page.getByRole('main').getByRole('textbox', { name: field }).focus();
    await expect.poll(() => scripts.length).toBeGreaterThan(before);
    await expect.poll(async () => kilobytes(scripts.slice(before))).toBeGreaterThan(10);
  });
}

for (const { page: address, most } of [
  { page: href(pages.awardsVotingStepOne), most: 118.2 },
  { page: href(pages.registrationWaitingList), most: 137.9 },
  { page: href(pages.volunteer), most: 139.8 },
  { page: href(pages.pressPack), most: 139.6 },
  { page: href(pages.blitzRegistration), most: 140.1 },
  { page: href(pages.registrationTransfer), most: 143.7 },
]) {
  test(`${address} fetches at most ${most} KB, and neither form rules nor dialogs`, async ({ page }) => {
    const scripts = getScripts(page);
    await page.goto(address);
    await scriptAtWork(page);
    expect(await kilobytes(scripts)).toBeLessThan(most);
  });
}

/** Pages of a signed-in visitor, whose session needs extra code, and the limit of the script that they fetch before any input. */
const signedInPages = [
  { account: 'stepone', page: href(pages.registrationSecondPart), most: 149 },
  { account: 'package', page: href(pages.registrationPackages), most: 149.4 },
  { account: 'request', page: href(pages.registrationPayment), most: 144.2 },
  { account: 'vip', page: href(pages.registrationManage), most: 150.7 },
  { account: 'vip', page: href(pages.registrationCompleted), most: 145.5 },
  { account: 'vip', page: href(pages.changePassword), most: 137.9 },
] as const;

for (const { account, page: address, most } of signedInPages) {
  test(`${address} fetches at most ${most} KB for ${account}@, and neither form rules nor dialogs`, async ({
    page,
  }) => {
    // The browser has stored the session, but has fetched nothing yet.
    await signIn(page, account);
    const scripts = getScripts(page);
    await page.goto(address);
    await expect(page.getByRole('main').locator('input:visible, summary, article').first()).toBeVisible();
    await scriptAtWork(page);
    expect(await kilobytes(scripts)).toBeLessThan(most);
  });
}

test('the HTML of registration pages repeats no texts that their scripts contain', async ({ request }) => {
  const ofPages = Object.entries(texts).filter(([name]) => name.startsWith('registration'));
  for (const address of [href(pages.registration), href(pages.registrationAttendee)]) {
    const html = await (await request.get(address)).text();
    expect(html).toContain('"staticContent":[');
    const sent = ofPages.filter(([name, content]) => html.includes(JSON.stringify({ name, content })));
    expect(sent).toEqual([]);
  }
});

test('a registration step fetches no texts: those that organisers changed are in the HTML', async ({
  page,
}) => {
  await signIn(page, 'package');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.goto(href(pages.registrationPackages));
  await expect(page.getByRole('radio').first()).toBeVisible();
  await scriptAtWork(page);
  expect(asked).toContain(`/api${attendeeSelfCalls.registrationStatus.path}`);
  expect(asked).not.toContain(`/api${contentCalls.staticContent.path}`);
});
