import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as contentCalls from '@summit/contract/calls/content';
import { href } from '@summit/contract/href';
import { texts } from '@summit/contract/texts';
import { kilobytes, scriptsOf } from '../site/fetched-scripts.ts';
import { expect, test } from '../site/journey.ts';
import { scriptAtWork } from '../site/script-at-work.ts';
import { signIn } from '../site/sign-in.ts';

/** Pages to read, and the most script that a first visit fetches: compressed KB, today's and a little more. */
const readingPages = [
  { page: href('home'), most: 118.2 },
  { page: href('speakers'), most: 113.7 },
  { page: href('agenda'), most: 120 },
  { page: href('oldAgenda'), most: 118.4 },
  { page: href('affiliateZoneAgenda'), most: 116.6 },
  { page: href('attendees'), most: 117.2 },
  { page: href('awardsWelcome'), most: 114.5 },
  { page: href('awardsWinners'), most: 115.4 },
  { page: href('registration'), most: 117 },
  { page: href('termsAndConditions'), most: 113.2 },
  { page: href('article', { articleId: 'four-numbers-before-breakfast' }), most: 115.3 },
  { page: href('photoGallery', { search: { album: 'awards-night-2026' } }), most: 113.2 },
  { page: href('registrationFeatured'), most: 112 },
];

for (const { page: address, most } of readingPages) {
  test(`${address} fetches at most ${most} KB of script`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto(address);
    await scriptAtWork(page);
    expect(await kilobytes(scripts)).toBeLessThan(most);
  });
}

/** Pages with a form, and the most that they fetch before somebody touches it. */
const formPages = [
  { page: href('registrationAttendee'), most: 142.2, field: 'email' },
  { page: href('registrationSlug', { slug: 'crypto-trader' }), most: 143.6, field: 'email' },
  { page: href('contactUs'), most: 135, field: 'email' },
];

for (const { page: address, most, field } of formPages) {
  test(`${address} fetches at most ${most} KB, and its rules with the first focus`, async ({ page }) => {
    const scripts = scriptsOf(page);
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
  { page: href('awardsVotingStepOne'), most: 114.8 },
  { page: href('registrationWaitingList'), most: 133 },
  { page: href('volunteer'), most: 136.2 },
  { page: href('pressPack'), most: 135.5 },
  { page: href('blitzRegistration'), most: 136.4 },
  { page: href('registrationTransfer'), most: 140.6 },
]) {
  test(`${address} fetches at most ${most} KB, neither rules nor dialogs`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto(address);
    await scriptAtWork(page);
    expect(await kilobytes(scripts)).toBeLessThan(most);
  });
}

/** Pages of somebody who is signed in, whose session has code of its own, and the most that they fetch before anything is touched. */
const signedInPages = [
  { account: 'stepone', page: href('registrationSecondPart'), most: 146 },
  { account: 'package', page: href('registrationPackages'), most: 145.4 },
  { account: 'request', page: href('registrationPayment'), most: 139.7 },
  { account: 'vip', page: href('registrationManage'), most: 145.8 },
  { account: 'vip', page: href('registrationCompleted'), most: 143.2 },
  { account: 'vip', page: href('changePassword'), most: 133.9 },
] as const;

for (const { account, page: address, most } of signedInPages) {
  test(`${address} fetches at most ${most} KB for ${account}@, neither rules nor dialogs`, async ({
    page,
  }) => {
    // The browser knows the session and has fetched nothing yet.
    await signIn(page, account);
    const scripts = scriptsOf(page);
    await page.goto(address);
    await expect(page.getByRole('main').locator('input:visible, summary, article').first()).toBeVisible();
    await scriptAtWork(page);
    expect(await kilobytes(scripts)).toBeLessThan(most);
  });
}

test('registration pages are sent none of the wording that their scripts contain', async ({ request }) => {
  const ofPages = Object.entries(texts).filter(([name]) => name.startsWith('registration'));
  for (const address of [href('registration'), href('registrationAttendee')]) {
    const html = await (await request.get(address)).text();
    expect(html).toContain('"staticContent":[');
    const sent = ofPages.filter(([name, content]) => html.includes(JSON.stringify({ name, content })));
    expect(sent).toEqual([]);
  }
});

test('a step of the registration asks for no wording: what organisers changed of it comes with the HTML', async ({
  page,
}) => {
  await signIn(page, 'package');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.goto(href('registrationPackages'));
  await expect(page.getByRole('radio').first()).toBeVisible();
  await scriptAtWork(page);
  expect(asked).toContain(`/api${attendeeSelfCalls.registrationStatus.path}`);
  expect(asked).not.toContain(`/api${contentCalls.staticContent.path}`);
});
