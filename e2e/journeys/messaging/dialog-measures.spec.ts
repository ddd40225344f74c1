import type { Page } from '@playwright/test';
import * as limits from '@summit/contract/limits/limits';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { frameMessageTexts } from '@summit/contract/texts/frame-messages';
import { expect, test } from '../../site/reading.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';
import { signIn } from '../../site/sign-in.ts';

const { formWidth, maxWidth, textAreaHeight } = limits.modal;

const pressMessage = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /message/i })
    .first()
    .click();

test('the dialog for a message to an attendee has the specified measures', async ({ page }) => {
  await signIn(page, 'buy');
  await page.goto(href(pages.attendees));
  await pressMessage(page);
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox');
  await expect(field).toBeVisible();

  const form = await dialog.locator('form').boundingBox();
  expect(form?.width).toBeGreaterThanOrEqual(formWidth - 4);
  expect(form?.width).toBeLessThanOrEqual(formWidth);
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(maxWidth);
  const heights = await field.evaluate((area) => [
    area.getBoundingClientRect().height,
    area.parentElement?.getBoundingClientRect().height,
  ]);
  expect(heights.map((height) => Math.round(height ?? 0))).toContain(textAreaHeight);
});

interface Gaps {
  left: number;
  right: number;
  above: number;
  below: number;
}

const atTheFoot = ({ left, right, below }: Gaps) => left === 0 && right === 0 && below === 0;

const inTheMiddle = ({ left, above, below }: Gaps) => left > 0 && Math.abs(above - below) <= 2;

for (const [width, place] of [
  [limits.mobileLayout, 'the foot of the window, from edge to edge'],
  [limits.mobileLayout + 1, 'the middle of the window'],
] as const) {
  test(`at ${width} px a message lies at ${place}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(href(pages.attendees));
    await scriptAtWork(page);
    await pressMessage(page);
    const title = frameMessageTexts['frame.registered-users.title'];
    const message = page.getByRole('dialog', { name: title });
    await expect(message).toBeVisible();

    // The measure is polled until the dialog is open: with reduced motion this still takes a millisecond, and longer on a busy machine.
    await expect
      .poll(async () => {
        const box = await message.boundingBox();
        if (!box) throw new Error('The message is not shown.');
        const gaps = {
          left: box.x,
          right: width - box.x - box.width,
          above: box.y,
          below: 900 - box.y - box.height,
        };
        return width === limits.mobileLayout ? atTheFoot(gaps) : inTheMiddle(gaps);
      })
      .toBe(true);
  });
}
