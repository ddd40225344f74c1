import type { Page } from '@playwright/test';
import * as speakerCalls from '@summit/contract/calls/speakers';
import { publicly } from './visitor-sees.ts';

/**
 * A picture of a person as a file: a JPEG of the portrait of a speaker of the demo event, which is a drawing.
 * @param which the speaker; by default the first one
 */
export async function portrait(page: Page, which = 0) {
  const { speakers } = await publicly(speakerCalls.speakers);
  const address = speakers.flatMap(({ imageUrl }) => imageUrl ?? [])[which];
  if (address === undefined) throw new Error('The site has no such portrait.');
  const shown = await page.context().newPage();
  await shown.setViewportSize({ width: 800, height: 800 });
  await shown.goto(`/api${address}`);
  // The screenshot is of the picture alone, so the size of the window does not matter.
  const buffer = await shown.locator('svg, img').first().screenshot({ type: 'jpeg' });
  await shown.close();
  return { name: 'portrait.jpg', mimeType: 'image/jpeg', buffer };
}
