import { storageKeys } from '@summit/contract/session/storage-keys';

export interface TabWatch {
  /** Another tab's session ended, even if only to be replaced by the next one. */
  onEnded: () => void;
  /** The storage may hold other tokens than before. */
  onChanged: () => void;
  isOutOfStep: () => boolean;
}

/**
 * Listens to what other tabs do with the tokens. A login always removes the old tokens first, so that a removal
 * distinguishes a new account from a renewed token, even when both happen before this tab is notified of the first.
 */
export function watchTabs({ onEnded, onChanged, isOutOfStep }: TabWatch): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && key !== storageKeys.accessToken) return;
    if (newValue === null) onEnded();
    onChanged();
  });
  const lookAgain = () => {
    if (!isOutOfStep()) return;
    onEnded();
    onChanged();
  };
  // A page that comes back from the browser's back-forward cache received no events in the meantime.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) lookAgain();
  });
  // Nor did one whose storage the visitor cleared with the browser's own tools.
  window.addEventListener('focus', lookAgain);
}
