import type { Page } from '@playwright/test';
import { storageKeys } from '@summit/contract/session/storage-keys';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { expect, test } from '../../site/journey.ts';
import { accountMenu } from '../../site/log-in.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';
import { signIn } from '../../site/sign-in.ts';
import { missingFontNoise, withoutFont } from '../../site/without-font.ts';

test.use({ expectedNoise: missingFontNoise });

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

interface Frame {
  /** What is visible in the header's area for the visitor. */
  shown: string[];
  /** How far any part of the header has moved by then. */
  shift: number;
  /** The moved parts with their positions, which explain a failure. */
  moves: string[];
}

/** Records, from the first frame with a header, the content of its area for the visitor, and how far its parts have moved. */
async function recordFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: Frame[] = [];
    const moves: string[] = [];
    let shift = 0;
    Object.assign(window, { frames, paintedFrames: frames });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const inHeader = entry.sources.some(({ node }) => node?.parentElement?.closest('.site-header'));
        if (!inHeader) continue;
        shift += entry.value;
        for (const { node, previousRect: from, currentRect: to } of entry.sources) {
          moves.push(
            `${entry.startTime} ms: ${node?.nodeName ?? ''} ${(node?.textContent ?? '').slice(0, 40)} ${JSON.stringify(from)} to ${JSON.stringify(to)}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const sample = () => {
      const parts = document.querySelectorAll('.attendee > *, .mobile-menu li');
      const seen = [...parts].filter((part) => part.checkVisibility());
      if (parts.length > 0) {
        const shown = seen.map((part) => part.className.split(' ')[0] || part.textContent || '');
        frames.push({ shown, shift, moves: [...moves] });
      }
      requestAnimationFrame(sample);
    };
    requestAnimationFrame(sample);
  });
}

const getFrames = (page: Page) =>
  page.evaluate(() => (window as unknown as { paintedFrames: Frame[] }).paintedFrames);

for (const width of [1440, 390]) {
  test(`a reload never shows the login to a signed-in visitor, and shifts no layout, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await withoutFont(page);
    await signIn(page, 'buy');
    await page.goto(href(pages.about));
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.lastSeenAttendee))
      .not.toBeNull();
    await recordFrames(page);
    // The delay allows for many frames before the script.
    await page.route(/\/main\.[0-9a-f]+\.js/, async (route) => {
      await page.waitForFunction(() => document.readyState === 'complete');
      await route.continue();
    });
    await page.reload();
    await scriptAtWork(page);
    await expect(accountMenu(page)).toBeVisible();

    const frames = await getFrames(page);
    const words = frames.flatMap(({ shown }) => shown).join(' ');
    expect(frames[0]?.shown).toContain('last-seen');
    expect(words).not.toContain('login');
    expect(words).not.toContain(frameTexts['frame.menu.register']);
    expect(frames.at(-1)?.shift, frames.at(-1)?.moves.join('\n')).toBeLessThan(0.001);
  });
}

test('a session that ended elsewhere falls back to the login without a layout shift', async ({ page }) => {
  await withoutFont(page);
  await signIn(page, 'sell');
  await page.goto(href(pages.about));
  await expect(accountMenu(page)).toBeVisible();
  await page.evaluate(
    ([access, refresh]) => {
      localStorage.removeItem(access ?? '');
      localStorage.removeItem(refresh ?? '');
    },
    [storageKeys.accessToken, storageKeys.refreshToken],
  );
  await recordFrames(page);
  await page.reload();
  await scriptAtWork(page);
  await expect(
    page.getByRole('banner').getByRole('link', { name: frameTexts['frame.menu.login'] }),
  ).toBeVisible();
  const frames = await getFrames(page);
  expect(frames.flatMap(({ shown }) => shown)).not.toContain('last-seen');
  expect(frames.at(-1)?.shift, frames.at(-1)?.moves.join('\n')).toBeLessThan(0.001);
});
