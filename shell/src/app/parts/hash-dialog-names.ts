import { forgotPasswordHash, loginHash } from '@summit/contract/page-hashes';

/** The hash that opens the subscription. */
export const subscribeHash = 'subscribe';

/** The hashes that open a dialog on any page, instead of naming a place on it. */
const hashDialogNames = [loginHash, forgotPasswordHash, subscribeHash] as const;

export type HashDialogName = (typeof hashDialogNames)[number];

/** Whether a hash, without its `#`, opens a dialog of the shell. */
export function isDialogHash(name: string): name is HashDialogName {
  return (hashDialogNames as readonly string[]).includes(name);
}
