import { storageKeys } from '@summit/contract/storage-keys';

export interface TabWatch {
  /** Another tab's session ended, be it only to make room for the next one. */
  onEnded: () => void;
  /** The storage may hold other tokens than before. */
  onChanged: () => void;
  isOutOfStep: () => boolean;
}

/**
 * Listens to what other tabs do with the tokens. A login always removes the old tokens first, so that a removal tells
 * a new account from a renewed token, even when both have happened before this tab hears of the first.
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
  // A page that comes back from the browser's back-forward cache has heard nothing in the meantime.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) lookAgain();
  });
  // Nor has one whose storage was cleared by the visitor, with the browser's own tools.
  window.addEventListener('focus', lookAgain);
}
