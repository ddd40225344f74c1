import { noteDefaultWording } from '@summit/shared-auth';
import type { QueryClient } from '@summit/shared-auth/server-state';
import { mineTexts } from './mine-texts.ts';

/** The wording of the visitor's own agenda comes with its script: pages are sent none of it. */
export function registerDefaultTexts(client: QueryClient): void {
  noteDefaultWording(client, mineTexts);
}
