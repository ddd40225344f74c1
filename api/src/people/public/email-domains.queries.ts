import { and, eq, inArray } from 'drizzle-orm';
import { domainOfEmail } from '@summit/contract/contact-details/email-address';
import type { Db } from '../../platform/db/db.ts';
import { emailDomains } from '../email-domains/email-domains.tables.ts';
import { isOneSlipAway } from '../email-domains/one-slip-away.ts';

type DomainProblem =
  | 'email.domain-0001'
  | 'email.domain-0002'
  | 'email.domain-0003'
  | 'forbidden.domain-0001';

/** Top-level names that never exist on the internet (RFC 6761). */
const neverExisting = new Set(['invalid', 'localhost']);

/** Domains for private networks, to which no email can be sent (RFC 6762, 7686, 8375, 9476; ICANN for `internal`). */
const neverReceiving = new Set(['local', 'internal', 'onion', 'arpa', 'alt']);

/** Why an address cannot be used here, judging by its domain; null when it can. No outside service is called. */
export async function findDomainProblem(db: Db, email: string): Promise<DomainProblem | null> {
  const domain = domainOfEmail(email);
  const topLevel = domain.split('.').at(-1) ?? '';
  if (neverExisting.has(topLevel)) return 'email.domain-0001';
  if (neverReceiving.has(topLevel)) return 'email.domain-0003';
  const rows = await db
    .select()
    .from(emailDomains)
    .where(inArray(emailDomains.domain, withParents(domain)));
  if (rows.some(({ verdict }) => verdict === 'Blocked')) return 'forbidden.domain-0001';
  return rows.some(({ verdict }) => verdict === 'Forbidden') ? 'email.domain-0002' : null;
}

interface DomainVerdict {
  code: DomainProblem | 'email.domain-0004';
  /** The well-known domain that was probably meant. */
  meant?: string;
}

/** The same; and email.domain-0004, a warning, when the domain looks like a mistyped well-known one. */
export async function checkEmailDomain(db: Db, email: string): Promise<DomainVerdict | null> {
  const problem = await findDomainProblem(db, email);
  if (problem) return { code: problem };
  const meant = await wellKnownNear(db, domainOfEmail(email));
  return meant === null ? null : { code: 'email.domain-0004', meant };
}

/** Whether any address of this domain is accepted. */
export async function isWellKnownDomain(db: Db, domain: string): Promise<boolean> {
  const wellKnown = and(eq(emailDomains.domain, domain), eq(emailDomains.verdict, 'WellKnown'));
  return (await db.$count(emailDomains, wellKnown)) > 0;
}

/** The well-known domain that a mistyped one resembles; null if it is well known itself, or resembles none. */
async function wellKnownNear(db: Db, domain: string): Promise<string | null> {
  const rows = await readWellKnown(db);
  const isWellKnown = rows.some((row) => row.domain === domain);
  const near = isWellKnown ? undefined : rows.find((row) => isOneSlipAway(domain, row.domain));
  return near?.domain ?? null;
}

function readWellKnown(db: Db) {
  return db.select().from(emailDomains).where(eq(emailDomains.verdict, 'WellKnown'));
}

/** `mail.example.org` is judged with `example.org` as well. */
function withParents(domain: string): string[] {
  const labels = domain.split('.');
  return labels.map((_label, index) => labels.slice(index).join('.'));
}
