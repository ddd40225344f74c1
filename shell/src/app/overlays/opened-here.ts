import { earlyState } from '../../before-script/early-state.ts';
import { isDialogHash } from '../parts/hash-dialog-names.ts';

/**
 * Records in the history's entry that its dialog was opened from the page below it. Closing it then goes back, so
 * that the page is not in the history twice. It listens to the browser's event rather than to what is rendered: a
 * visitor may open a dialog while the next page is still loading. Returns a function that stops it.
 */
export function recordOpenedHere(): () => void {
  // Before the script ran, the visitor was on the page without its dialog.
  if (earlyState()?.turned && isDialogHash(window.location.hash.slice(1))) markEntry();
  window.addEventListener('hashchange', markNewEntry);
  return () => window.removeEventListener('hashchange', markNewEntry);
}

/** Whether the current entry was made by a link on the page below it. */
export function wasOpenedHere(): boolean {
  const state = window.history.state as { openedHere?: unknown } | null;
  return state?.openedHere === true;
}

/** An entry without any state is one that the visitor has just made; one that was visited again has a state. */
function markNewEntry({ oldURL, newURL }: HashChangeEvent): void {
  if (newURL !== window.location.href || window.history.state) return;
  if (isDialogHash(getHash(newURL)) && !isDialogHash(getHash(oldURL))) markEntry();
}

function markEntry(): void {
  window.history.replaceState({ ...(window.history.state as object | null), openedHere: true }, '');
}

function getHash(address: string): string {
  return new URL(address).hash.slice(1);
}
