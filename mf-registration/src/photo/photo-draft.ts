import { draftKey, draftOfAttendee } from '@summit/contract/session/storage-keys';
import { browserStorage } from '@summit/shared-auth';

/** The address of a photo that an attendee has uploaded and not used yet, on this device. */
export function photoDraft(attendeeId: string) {
  const key = draftKey(draftOfAttendee('photo', attendeeId));
  return {
    read: () => browserStorage().getItem(key) ?? '',
    keep: (imageUrl: string) => browserStorage().setItem(key, imageUrl),
    forget: () => browserStorage().removeItem(key),
  };
}
