import { storageKeys } from '@summit/contract/storage-keys';
import { newDeviceId } from './device-id.ts';
import type { SessionStorage } from './session-storage.ts';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Tokens and device id where they really live: reading them anew each time keeps tabs in step. */
export interface Credentials {
  accessToken(): string | null;
  refreshToken(): string | null;
  /** Made and kept on first use. */
  deviceId(): string;
  keep(tokens: Tokens): void;
  /** Forgets the tokens and whom they were for; the device stays the same device. */
  forget(): void;
}

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
      // The refresh token first: whoever sees the new access token can rely on finding its partner.
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
