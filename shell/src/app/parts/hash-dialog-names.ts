import { forgotPasswordHash, loginHash, messageHashPrefix } from '@summit/contract/site/page-hashes';

/** The hash that opens the subscription. */
export const subscribeHash = 'subscribe';

/** The hashes that open a dialog on any page, instead of naming a place on it. */
const hashDialogNames = [loginHash, forgotPasswordHash, subscribeHash] as const;

export type HashDialogName = (typeof hashDialogNames)[number];

/** The hash of a message of the organisers, by the name of its text. */
export type MessageHash = `${typeof messageHashPrefix}${string}`;

/** Whether a hash, without its `#`, opens a dialog of the shell. */
export function isDialogHash(name: string): name is HashDialogName | MessageHash {
  return (hashDialogNames as readonly string[]).includes(name) || isMessageHash(name);
}

/** Whether a hash, without its `#`, shows a message of the organisers. */
export function isMessageHash(name: string): name is MessageHash {
  return name.startsWith(messageHashPrefix);
}
