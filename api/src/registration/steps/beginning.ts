import type { FastifyRequest } from 'fastify';
import { fields, password as passwordRule } from '@summit/contract/forms/rules';
import type { NewAttendee } from '../../people/attendees/attendees.tables.ts';
import { findDomainProblem } from '../../people/public/email-domains.queries.ts';
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
  /** Absent for those who come for themselves. */
  company?: string;
  jobTitle?: string;
  country: string;
  password?: string | null;
  marketing?: boolean;
  publish?: boolean;
}

const chosenPassword = fields({ password: passwordRule() });

/** Fails when registration is not possible at present, from this network, with this address, or with this password. */
export async function permitBeginning(
  platform: Platform,
  body: Person,
  request: FastifyRequest,
): Promise<void> {
  const { db } = platform;
  const { registrationIsEnabled, allowPasswordOnRegistration } = await readSection(db, 'global');
  if (!registrationIsEnabled) throw new Failure('registration-0001');
  if (allowPasswordOnRegistration) readBody(chosenPassword, body);
  await countStep(platform, 'step one', { email: body.email, request });
  const problem = await findDomainProblem(db, body.email);
  if (problem) throw new Failure(problem === 'forbidden.domain-0001' ? 'email.domain-0002' : problem);
}

/** The person of a first step as an attendee. */
export async function toAttendee(
  { db, passwords }: Platform,
  body: Person,
): Promise<Omit<NewAttendee, 'attendeeType' | 'categoryId'>> {
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
