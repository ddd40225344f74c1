import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { agendaTexts } from '@summit/contract/texts/agenda';
import { frameTexts } from '@summit/contract/texts/frame';
import { homeTexts } from '@summit/contract/texts/home';
import { drawEverything } from '../../site/axe-findings.ts';
import { expect, test } from '../../site/reading.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';

test('on a small phone the cookie alert does not cover the main action at the first visit', async ({
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

test('in a low window announcements wait until the cookie alert is answered', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 480 });
  await page.goto(href(pages.home));
  const question = page.getByRole('region', { name: frameTexts['frame.cookie-alert.label'] });
  const announcements = page.getByRole('complementary', { name: frameTexts['frame.banners.label'] });
  await expect(question).toBeVisible();
  await expect(announcements).toBeHidden();
  await scriptAtWork(page);
  await question.getByRole('button', { name: frameTexts['frame.cookie-alert.decline'] }).click();
  await expect(question).toBeHidden();
  await expect(announcements).toBeVisible();
});

test('each section of the long home page can be reached with one press', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(href(pages.home));
  await scriptAtWork(page);
  const jumps = page.getByRole('navigation', { name: homeTexts['home.jumps.label'] });
  const links = await jumps.getByRole('link').all();
  expect(links.length).toBeGreaterThanOrEqual(6);
  for (const link of links) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    // The address changes only once the press was handled.
    const place = (await link.getAttribute('href'))?.split('#')[1] ?? '';
    await link.click();
    await expect(page).toHaveURL(new RegExp(`#${place}$`));
    const part = page.locator(`#${place}`);
    await expect(part).toBeInViewport();
    const belowHeader = async () => {
      const header = await page.getByRole('banner').boundingBox();
      const top = (await part.boundingBox())?.y ?? 0;
      return top - (header?.y ?? 0) - (header?.height ?? 0);
    };
    await expect.poll(belowHeader).toBeGreaterThanOrEqual(-1);
    await page.evaluate(() => window.scrollTo(0, 0));
  }
});

test('on a phone nothing covers the star of a session', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(href(pages.agenda));
  await scriptAtWork(page);
  const question = page.getByRole('region', { name: frameTexts['frame.cookie-alert.label'] });
  await question.getByRole('button', { name: frameTexts['frame.cookie-alert.decline'] }).click();
  const stars = page.getByRole('button', { name: new RegExp(`^${agendaTexts['agenda.star.label']}: `) });
  expect(await stars.count()).toBeGreaterThan(10);
  const covered = await stars.evaluateAll(async (all) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const found: string[] = [];
    for (const star of all) {
      star.scrollIntoView({ block: 'center', behavior: 'instant' });
      await frame();
      await frame();
      star.scrollIntoView({ block: 'center', behavior: 'instant' });
      const name = star.getAttribute('aria-label');
      const { left, top, width, height } = star.getBoundingClientRect();
      for (const x of [0.06, 0.5, 0.94]) {
        for (const y of [0.06, 0.5, 0.94]) {
          const there = document.elementFromPoint(left + x * width, top + y * height);
          if (there !== star) found.push(`${name}: ${there?.outerHTML.slice(0, 80)}`);
        }
      }
      if (width < 44 || height < 44) found.push(`${name}: ${width} x ${height} px`);
    }
    return found;
  });
  expect(covered).toEqual([]);
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
  test(`with text twice as large ${path} does not scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    await page.goto(path);
    await scriptAtWork(page);
    await drawEverything(page);
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
