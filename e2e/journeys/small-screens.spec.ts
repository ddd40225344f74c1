import { href } from '@summit/contract/href';
import * as pages from '@summit/contract/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { homeTexts } from '@summit/contract/texts/home';
import { expect, test } from '../site/reading.ts';
import { scriptAtWork } from '../site/script-at-work.ts';

test('on a small phone the first visit shows what to do, not covered by the question about cookies', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(href(pages.home));
  const question = page.getByRole('region', { name: frameTexts['frame.cookie-alert.label'] });
  await expect(question).toBeVisible();
  const action = page.getByRole('main').getByRole('link', { name: homeTexts['home.hero.action'] }).first();

  const [asked, act] = [await question.boundingBox(), await action.boundingBox()];
  if (!asked || !act) throw new Error('The question or the action is not shown.');
  expect(act.y + act.height).toBeLessThanOrEqual(asked.y);
  expect(asked.height).toBeLessThanOrEqual(160);
});

for (const path of [
  href(pages.home),
  href(pages.about),
  href(pages.speakers),
  href(pages.attendees),
  href(pages.sponsors),
  href(pages.sponsor, { sponsorId: 'tidewarden' }),
  href(pages.networkingBlitz),
  href(pages.awardsWelcome),
  href(pages.awardsNominationCategories),
  href(pages.registration),
  href(pages.registrationAttendee),
  href(pages.contactUs),
  href(pages.volunteer),
  href(pages.proposeSession),
  href(pages.articles),
  href(pages.directory),
  href(pages.search, { search: { q: 'payments' } }),
  href(pages.questions),
  href(pages.codeOfConduct),
  href(pages.accessibility),
  href(pages.agenda),
  href(pages.oldAgenda),
  href(pages.calendar),
  href(pages.videos),
  href(pages.venue),
]) {
  test(`with text twice as large nothing of ${path} has to be pushed sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    await page.goto(path);
    await scriptAtWork(page);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      const beyond = await heading.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect.soft(beyond, `the heading, ${width} px wide`).toBeLessThanOrEqual(1);
      const reach = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(reach, `the page, ${width} px wide`).toBeLessThanOrEqual(width);
    }
  });
}
