import type { AttendeeProfile, AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import { findAttendeeByEmail } from '../../people/public/attendees.queries.ts';
import { loginRefusal } from '../../people/public/login-refusal.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { hasOpenPayment } from '../payments/orders/transferred-orders.queries.ts';
import { findPlace } from '../public/places.queries.ts';
import type { TransferRow } from '../transfer-records/ticket-transfers.tables.ts';

/**
 * The account that the link of an offer opens: its address is the one that the link was sent to, byte for byte. Null if
 * nobody has the address.
 * @throws transfer-0001 when an account has it in another spelling: who reads the one mailbox need not read the other
 */
export async function getAccount(db: Db, { email }: Pick<TransferRow, 'email'>): Promise<AttendeeRow | null> {
  const account = await findAttendeeByEmail(db, email);
  if (account && account.email !== email) throw new Failure('transfer-0001');
  return account;
}

/** Why the owner of an account cannot be offered a ticket, or take one; null: they can. */
export function colleagueRefusal(account: AttendeeRow | null): 'transfer-0004' | 'transfer-0005' | null {
  if (account?.registrationStatus === 'Completed' && !account.loginIsDisabled) return 'transfer-0004';
  // The link opens a session, and no link in an email gives an organiser's rights.
  return account && (loginRefusal(account) || account.organiserRole) ? 'transfer-0005' : null;
}

/** Whether the owner of an account is paying for another ticket at this moment. The account must be locked. */
export async function isPaying(tx: Tx, { id }: AttendeeRow, now: Date): Promise<boolean> {
  return ((await findPlace(tx, id, now))?.isPaying ?? false) || hasOpenPayment(tx, id);
}

const ofCompany = [
  'companyType',
  'companySize',
  'website',
  'products',
  'targetBuyers',
  'standRole',
] as const satisfies (keyof AttendeeProfile)[];

/** What a holder said about their company, for a colleague who has not; nothing that is about the person. */
export function profileOfCompany({ profile }: AttendeeRow): AttendeeProfile {
  return Object.fromEntries(ofCompany.flatMap((name) => (profile[name] ? [[name, profile[name]]] : [])));
}
