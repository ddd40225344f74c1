import { href } from '@summit/contract/href';
import { frameTexts } from '@summit/contract/texts/frame';
import { homeTexts } from '@summit/contract/texts/home';
import { expect, test } from '../site/reading.ts';
import { scriptAtWork } from '../site/script-at-work.ts';

test('on a small phone the first visit shows what to do, not covered by the question about cookies', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(href('home'));
  const question = page.getByRole('region', { name: frameTexts['frame.cookie-alert.label'] });
  await expect(question).toBeVisible();
  const action = page.getByRole('main').getByRole('link', { name: homeTexts['home.hero.action'] }).first();

  const [asked, act] = [await question.boundingBox(), await action.boundingBox()];
  if (!asked || !act) throw new Error('The question or the action is not shown.');
  expect(act.y + act.height).toBeLessThanOrEqual(asked.y);
  expect(asked.height).toBeLessThanOrEqual(160);
});

for (const path of [
  href('home'),
  href('about'),
  href('speakers'),
  href('attendees'),
  href('sponsors'),
  href('sponsor', { sponsorId: 'tidewarden' }),
  href('networkingBlitz'),
  href('awardsWelcome'),
  href('awardsNominationCategories'),
  href('registration'),
  href('registrationAttendee'),
  href('contactUs'),
  href('volunteer'),
  href('proposeSession'),
  href('articles'),
  href('directory'),
  href('search', { search: { q: 'payments' } }),
  href('questions'),
  href('codeOfConduct'),
  href('accessibility'),
  href('agenda'),
  href('oldAgenda'),
  href('calendar'),
  href('videos'),
  href('venue'),
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
