import type { EmailKey } from '@summit/contract/contact-details/email-address';

/** Somebody, by their address; `id` of their account, where they have one. */
export interface Person {
  id: string | null;
  email: EmailKey;
}
