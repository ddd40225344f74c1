import { tabStorageKeys } from '@summit/contract/storage-keys';
import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** A banner's id as one word that is safe in an attribute and in a selector. */
export function bannerMark(id: string): string {
  return encodeURIComponent(id).replace(/['()*!~.]/g, '_');
}

/** Which banners were closed in this tab, by `bannerMark`, and how to close one. The server knows of none. */
export function useDismissedBanners(): [readonly string[], (mark: string) => void] {
  const before = useSyncExternalStore(never, keptText, () => '');
  const [closedHere, setClosedHere] = useState<readonly string[]>([]);
  const dismissed = [...marksIn(before), ...closedHere];

  const dismiss = (mark: string) => {
    try {
      const all = new Set([...marksIn(keptText()), mark]);
      window.sessionStorage.setItem(tabStorageKeys.dismissedBanners, [...all].join(' '));
    } catch {
      // Where nothing can be stored it is closed on this page.
    }
    setClosedHere([...closedHere, mark]);
  };
  return [dismissed, dismiss];
}

function keptText(): string {
  try {
    return window.sessionStorage.getItem(tabStorageKeys.dismissedBanners) ?? '';
  } catch {
    return '';
  }
}

function marksIn(text: string): string[] {
  return text.split(' ').filter(Boolean);
}
