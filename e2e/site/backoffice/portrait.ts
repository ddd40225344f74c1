import type { Page } from '@playwright/test';
import * as speakerCalls from '@summit/contract/calls/speakers';
import { publicly } from './visitor-sees.ts';

/**
 * A picture of somebody as a file: the portrait of a speaker of the demo event, which is a drawing, as a camera would see it.
 * @param which the first speaker's unless another is asked for
 */
export async function portrait(page: Page, which = 0) {
  const { speakers } = await publicly(speakerCalls.speakers);
  const address = speakers.flatMap(({ imageUrl }) => imageUrl ?? [])[which];
  if (address === undefined) throw new Error('The site has no such portrait.');
  const shown = await page.context().newPage();
  await shown.setViewportSize({ width: 800, height: 800 });
  await shown.goto(`/api${address}`);
  // The picture alone, whatever size the window is.
  const buffer = await shown.locator('svg, img').first().screenshot({ type: 'jpeg' });
  await shown.close();
  return { name: 'portrait.jpg', mimeType: 'image/jpeg', buffer };
}
