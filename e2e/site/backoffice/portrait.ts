import type { APIRequestContext } from '@playwright/test';
import * as speakerCalls from '@summit/contract/calls/speakers';
import { publicly } from './visitor-sees.ts';

/** A picture of somebody as a file: the portrait of a speaker of the demo event, of the first one unless another is asked for. */
export async function portrait(request: APIRequestContext, which = 0) {
  const { speakers } = await publicly(speakerCalls.speakers);
  const address = speakers.flatMap(({ imageUrl }) => imageUrl ?? [])[which];
  if (address === undefined) throw new Error('The site has no such portrait.');
  const buffer = await (await request.get(address)).body();
  return { name: 'portrait.jpg', mimeType: 'image/jpeg', buffer };
}
