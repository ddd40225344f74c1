import { storageKeys } from '@summit/contract/session/storage-keys';
import { newDeviceId } from './device-id.ts';
import type { SessionStorage } from './session-storage.ts';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Tokens and device id in the storage: rereading them each time keeps the tabs in sync. */
export interface Credentials {
  accessToken(): string | null;
  refreshToken(): string | null;
  /** Created and stored on first use. */
  deviceId(): string;
  keep(tokens: Tokens): void;
  /** Removes the tokens and the attendee that they were for; the device id stays. */
  forget(): void;
}

/** @param storage local storage, or a substitute where the browser allows none */
export function createCredentials(storage: SessionStorage): Credentials {
  return {
    accessToken: () => storage.getItem(storageKeys.accessToken),
    refreshToken: () => storage.getItem(storageKeys.refreshToken),
    deviceId() {
      const known = storage.getItem(storageKeys.deviceId);
      if (known) return known;
      const made = newDeviceId();
      storage.setItem(storageKeys.deviceId, made);
      return made;
    },
    keep({ accessToken, refreshToken }) {
      // The refresh token first: any tab that sees the new access token then finds its refresh token as well.
      storage.setItem(storageKeys.refreshToken, refreshToken);
      storage.setItem(storageKeys.accessToken, accessToken);
    },
    forget() {
      storage.removeItem(storageKeys.accessToken);
      storage.removeItem(storageKeys.refreshToken);
      storage.removeItem(storageKeys.lastSeenAttendee);
    },
  };
}
