import type { Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { chromiumArgs } from '@summit/tools/testing/browser/chromium-options';
import { expect, test } from '../../site/journey.ts';
import { loginPopup } from '../../site/log-in.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';

test.use({
  launchOptions: {
    executablePath: process.env.PLAYWRIGHT_CHROMIUM,
    args: chromiumArgs,
    // Other journeys hide the scrollbar: here the page is as wide as in a visitor's window.
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

type Colour = [red: number, green: number, blue: number];

/** The painted colour at some places of the window, because no style exposes the colour of a scrollbar's gutter. */
async function painted(page: Page, places: { x: number; y: number }[]): Promise<Colour[]> {
  const picture = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  // The reader is a page outside the site, whose policy would block the picture.
  const reader = await page.context().newPage();
  const colours = await reader.evaluate(
    async ({ data, at }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return at.map(({ x, y }) => [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3));
    },
    { data: picture, at: places },
  );
  await reader.close();
  return colours as Colour[];
}

const distance = (one: Colour, other: Colour) =>
  Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))));

for (const colorScheme of ['light', 'dark'] as const) {
  test(`behind a dialog the scrollbar's place is dimmed like the page beside it, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(href(pages.termsAndConditions));
    await scriptAtWork(page);
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    const whole = await page.evaluate(() => window.innerWidth);
    expect(whole - width).toBeGreaterThan(5);
    const heading = await page.getByRole('main').getByRole('heading', { level: 1 }).elementHandle();
    const before = await heading?.boundingBox();
    // This is the page's bare background, left of its words, at the height of the heading.
    const ground = { x: 4, y: Math.round((before?.y ?? 0) + (before?.height ?? 0) / 2) };
    const gutter = { x: width + Math.floor((whole - width) / 2), y: ground.y };
    const [paper = [0, 0, 0]] = await painted(page, [ground]);

    await page.evaluate(() => window.location.assign('#login'));
    await expect(loginPopup(page)).toBeVisible();

    const [dimmed = [0, 0, 0], beside = [0, 0, 0]] = await painted(page, [ground, gutter]);
    expect(distance(dimmed, beside), `${dimmed.join()} beside ${beside.join()}`).toBeLessThanOrEqual(3);
    if (colorScheme === 'light') expect(distance(dimmed, paper)).toBeGreaterThan(60);
    expect(await heading?.boundingBox()).toEqual(before);

    await page.keyboard.press('Escape');
    await expect(loginPopup(page)).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(width);
    expect(await heading?.boundingBox()).toEqual(before);
  });
}
