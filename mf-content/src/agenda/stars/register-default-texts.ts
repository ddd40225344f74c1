import { noteDefaultWording } from '@summit/shared-auth';
import type { QueryClient } from '@summit/shared-auth/server-state';
import { mineTexts } from './mine-texts.ts';

/** The default wording of the visitor's own agenda is part of its script, so pages need not contain it. */
export function registerDefaultTexts(client: QueryClient): void {
  noteDefaultWording(client, mineTexts);
}
