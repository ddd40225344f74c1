import { useEffect, useLayoutEffect } from 'react';
import { storageKeys } from '@summit/contract/session/storage-keys';
import { getInitials, getThumbnail } from '@summit/shared-ui/display/avatar';
import { Icon } from '@summit/shared-ui/display/icon';
import type { SeenAttendee, SeenPart } from '../../../before-script/seen-attendee.ts';
import * as styles from './header.module.css';

const seenParts: SeenPart[] = ['name', 'initials', 'picture'];

/**
 * The attendee of the previous visit, as the head's script has stored them. The data is in CSS variables, because
 * the HTML is the same for all visitors. The session replaces this with the menu itself.
 */
export function LastSeenAttendee() {
  return (
    <span className="last-seen" aria-hidden="true">
      <span className={styles.lastSeenPicture} />
      <span className={styles.attendeeName} />
      <Icon name="chevron-down" size={16} />
    </span>
  );
}

/** Stores what the header shows of an attendee, for the next page load; the end of the session removes it. */
export function useRememberAttendee(name: string | null, picture: string | null): void {
  useEffect(() => {
    if (name === null) return;
    const seen: SeenAttendee = {
      name,
      initials: getInitials(name),
      picture: picture && getThumbnail(picture, 50),
    };
    try {
      // Another tab may have ended the session meanwhile.
      if (localStorage.getItem(storageKeys.accessToken) === null) return;
      localStorage.setItem(storageKeys.lastSeenAttendee, JSON.stringify(seen));
    } catch {
      // Without storage the next page load shows an empty place first.
    }
  }, [name, picture]);
}

/** Removes what the head's script has set, as soon as the session is read. */
export function useForgetLastSeen(isKnown: boolean): void {
  useLayoutEffect(() => {
    if (!isKnown) return;
    const { documentElement: html } = document;
    html.removeAttribute('data-signed-in');
    for (const part of seenParts) html.style.removeProperty(`--attendee-${part}`);
  }, [isKnown]);
}
