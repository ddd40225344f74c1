import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import type { BodyOf } from '@summit/contract/requests/call';
import { demoPassword } from '@summit/contract/session/demo-accounts';
import { callApi } from './call-api.ts';
import type { Newcomer } from './register.ts';
import { type StoredSession, storeSession } from './sign-in.ts';

const { submitStepOne, submitStepTwo, selectPackage } = attendeeRegistrationCalls;

/** The last step of a registration by the API: the ticket is still to be chosen, is free, or has to be paid. */
export type RegisteredUpTo = 'tickets' | 'free ticket' | 'payment';

const billing = {
  companyName: 'Northmere Retail',
  addressLine1: '1 Quay Street',
  city: 'London',
  postcode: 'E1 1AA',
  country: 'GB',
};

const selected = {
  tickets: null,
  'free ticket': { type: 'BuyStandard', packageType: 'free' },
  payment: { type: 'BuyVip', packageType: 'paid', billing },
} satisfies Record<RegisteredUpTo, object | null>;

/** The body of every first step; the password is that of the demo accounts. */
function personBody({ firstName, lastName, email }: Newcomer) {
  return {
    ...{ firstName, lastName, email },
    phone: '+442079460123',
    company: 'Northmere Retail',
    jobTitle: 'Head of Settlement',
    country: 'GB',
    password: demoPassword,
    termsAccepted: true,
  };
}

/** Registers a buyer without a browser. */
export async function registerByApi(
  request: APIRequestContext,
  newcomer: Newcomer,
  upTo: RegisteredUpTo,
): Promise<StoredSession> {
  const deviceId = randomUUID();
  const body = { ...personBody(newcomer), categoryId: 'bank' };
  const tokens = await callApi(request, submitStepOne, { body, deviceId });
  const session = { deviceId, token: tokens.accessToken };
  const second = { companyType: 'company-type-bank', decisionRole: 'decision-role-decides', interests: [] };
  await callApi(request, submitStepTwo, { ...session, body: second as BodyOf<typeof submitStepTwo> });
  const ticket = selected[upTo];
  if (ticket) {
    await callApi(request, selectPackage, { ...session, body: ticket as BodyOf<typeof selectPackage> });
  }
  return { ...tokens, deviceId };
}

/** The same, and signs the buyer in for the next page, for journeys about later steps. */
export async function registerBuyer(page: Page, newcomer: Newcomer, upTo: RegisteredUpTo): Promise<void> {
  await storeSession(page, await registerByApi(page.request, newcomer, upTo));
}
