import { isDraftOfAttendee } from '@summit/contract/session/storage-keys';

/** Removes what an attendee has entered on this device and not sent. */
export function removeDrafts(attendeeId: string): void {
  try {
    const { localStorage } = window;
    const keys = Object.keys(localStorage).filter((key) => isDraftOfAttendee(key, attendeeId));
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Without storage there are no drafts to remove.
  }
}
