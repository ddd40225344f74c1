import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { getScripts, kilobytes } from '../../site/fetched-scripts.ts';
import { expect, test } from '../../site/journey.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';

/** Forms that a link opens, with the limit of the script that a first view fetches: compressed KB, half a KB above the present size. */
const forms = [
  { page: href(pages.registrationInvitation, { slug: 'summit-guests', code: 'demo-guest' }), most: 146 },
  { page: href(pages.registrationFeatured, { search: { token: 'demo-featured' } }), most: 149 },
  { page: href(pages.registrationAttendee, { search: { token: 'demo-invitation' } }), most: 150.6 },
  {
    page: href(
      pages.registrationSlug,
      { slug: 'crypto-trader' },
      { search: { invitationToken: 'demo-trader' } },
    ),
    most: 147.8,
  },
  { page: href(pages.blitzRegistration, { search: { token: 'demo-blitz' } }), most: 140.1 },
  { page: href(pages.listing, { search: { token: 'demo-listing-invited' } }), most: 137.6 },
];

for (const { page: address, most } of forms) {
  test(`${address} opens its form with one call, and at most ${most} KB of script`, async ({ page }) => {
    const scripts = getScripts(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname);
    });
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    await scriptAtWork(page);
    expect(calls).toHaveLength(1);
    expect(await kilobytes(scripts)).toBeLessThan(most);
  });
}

test('links of one kind all have the same HTML, without data of an invitation', async ({ request }) => {
  const getHtml = async (path: string) => (await request.get(path)).text();
  const guests = await getHtml(
    href(pages.registrationInvitation, { slug: 'summit-guests', code: 'demo-guest' }),
  );
  expect(guests).toContain('Looking at your invitation');
  expect(guests).not.toMatch(/demo-guest|summit-guests|Summit London invites/);
  expect(
    await getHtml(href(pages.registrationInvitation, { slug: 'northquill', code: 'demo-exhibitor' })),
  ).toBe(guests);
});
