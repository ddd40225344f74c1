import type { FastifyRequest } from 'fastify';
import { fields, password as passwordRule } from '@summit/contract/forms/rules';
import type { beginningErrors } from '@summit/contract/shapes/attendees/attendee-registration';
import { subscribe } from '../../content/public/subscribers.queries.ts';
import type { AttendeeRow, NewAttendee } from '../../people/attendees/attendees.tables.ts';
import { addAttendee, codeOfTaken, findAttendeeByEmail } from '../../people/public/attendees.queries.ts';
import { findDomainProblem } from '../../people/public/email-domains.queries.ts';
import { startSession, type Tokens } from '../../people/public/sessions.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { readBody } from '../../platform/requests/validation.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { countStep } from './step-limits.ts';

/** The fields of the first step that are the same for every registration. */
interface Person {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  /** Absent for attendees who represent no company. */
  company?: string;
  jobTitle?: string;
  country: string;
  password?: string | null;
  marketing?: boolean;
  publish?: boolean;
}

type BeginningError = (typeof beginningErrors)[number];

/** The attendee as the first step describes them; the kind of registration adds the rest. */
type NewPerson = Omit<NewAttendee, 'attendeeType' | 'categoryId'>;
type Kind = Pick<NewAttendee, 'attendeeType' | 'categoryId'> & Partial<NewAttendee>;

/** The parts of a kind of registration that other kinds do not share. */
interface Beginning<Found> {
  /** Finds category and link. Throws for a link that cannot be used, before anything expensive is done. */
  find: () => Promise<Found>;
  /** The code for an address that has an account. */
  codeOfKnown?: (known: AttendeeRow, found: Found) => BeginningError;
  /** The code for an address that got an account during this call. */
  codeOfTaken?: BeginningError;
  /**
   * Stores the attendee with `store`, in one transaction with all that follows. A link is locked and read again before, because it
   * may have been used while the call waited, and marked as used afterwards.
   */
  add: (tx: Tx, store: (kind: Kind) => Promise<AttendeeRow>, found: Found) => Promise<AttendeeRow>;
  /** For kinds whose registration may be complete with this step. */
  complete?: (tx: Tx, added: AttendeeRow, found: Found) => Promise<void>;
}

/**
 * Begins a registration and signs the attendee in. Of two identical calls at the same time one makes the attendee; the
 * other finds the address taken when it stores its own.
 * @throws Failure when registration, the address or the link does not permit it
 */
export async function beginRegistration<Found>(
  platform: Platform,
  { body, request }: { body: Person; request: FastifyRequest },
  { find, codeOfKnown, codeOfTaken: takenCode, add, complete }: Beginning<Found>,
): Promise<{ found: Found; tokens: Tokens }> {
  const { db } = platform;
  await permitBeginning(platform, body, request);
  const found = await find();
  const known = await findAttendeeByEmail(db, body.email);
  if (known) throw new Failure(codeOfKnown?.(known, found) ?? 'fm.cms-0029');
  const person = await toPerson(platform, body);
  const tokens = await db.transaction(async (tx) => {
    const store = async (kind: Kind) => {
      const stored = await addAttendee(tx, { ...person, ...kind });
      if (!stored) throw new Failure(takenCode ?? (await codeOfTaken(tx, body.email)));
      return stored;
    };
    const added = await add(tx, store, found);
    if (added.marketing) await subscribe(platform, tx, added);
    await complete?.(tx, added, found);
    return startSession(platform, tx, added.id, request);
  });
  return { found, tokens };
}

const chosenPassword = fields({ password: passwordRule() });

/** Fails when registration is not possible at present, from this network, with this address, or with this password. */
async function permitBeginning(platform: Platform, body: Person, request: FastifyRequest): Promise<void> {
  const { db } = platform;
  const { registrationIsEnabled, allowPasswordOnRegistration } = await readSection(db, 'global');
  if (!registrationIsEnabled) throw new Failure('registration-0001');
  if (allowPasswordOnRegistration) readBody(chosenPassword, body);
  await countStep(platform, 'step one', { email: body.email, request });
  const problem = await findDomainProblem(db, body.email);
  if (problem) throw new Failure(problem === 'forbidden.domain-0001' ? 'email.domain-0002' : problem);
}

async function toPerson({ db, passwords }: Platform, body: Person): Promise<NewPerson> {
  const { email, firstName, lastName, phone, company, jobTitle, country, marketing, publish } = body;
  const { allowPasswordOnRegistration } = await readSection(db, 'global');
  const password = allowPasswordOnRegistration ? body.password : null;
  return {
    email,
    passwordHash: password ? await passwords.hash(password) : null,
    firstName,
    lastName,
    phone,
    company,
    jobTitle,
    country,
    marketing: marketing ?? false,
    isPublished: publish ?? false,
  };
}
