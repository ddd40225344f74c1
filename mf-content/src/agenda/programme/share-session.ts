import { copyText } from '@summit/shared-ui/actions/copy-text';
import { sessionHref } from '../../shared/sessions/session-link.ts';
import type { AgendaSession } from '../agenda-sessions.ts';

/**
 * Shares the address of a session: with the device's own dialog on phones and tablets that have one, otherwise by the
 * clipboard. Resolves to whether the address was copied.
 */
export async function shareSession(session: Pick<AgendaSession, 'id' | 'day' | 'title'>): Promise<boolean> {
  const url = new URL(sessionHref(session), window.location.origin).href;
  try {
    if ('share' in navigator && window.matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title: session.title, url });
      return false;
    }
  } catch {
    // The visitor has closed the device's dialog.
    return false;
  }
  return copyText(url);
}
