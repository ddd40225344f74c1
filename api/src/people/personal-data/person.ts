import type { EmailKey } from '@summit/contract/contact-details/email-address';

/** Somebody, by the id of their account, where they have one, and by their address, where it is known to be theirs. */
export interface Person {
  id: string | null;
  /** Null when no address is proved to be theirs: nothing is found by address then. */
  email: EmailKey | null;
}
