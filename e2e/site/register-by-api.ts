import type { APIRequestContext } from '@playwright/test';
import type { BodyOf, Call, ResponseOf } from '@summit/contract/call';
import { attendeeRegistrationCalls } from '@summit/contract/calls/attendee-registration';
import { demoPassword } from '@summit/contract/demo-accounts';
import { bearer, headers } from '@summit/contract/request-headers';
import type { Newcomer } from './register.ts';

interface Sent<C extends Call> {
  body?: BodyOf<C>;
  params?: Record<string, string>;
  token?: string;
}

/** Calls the API as the site's pages do, for steps that another journey takes in the browser. */
async function send<C extends Call>(
  request: APIRequestContext,
  { method, path }: C,
  { body, params = {}, token }: Sent<C>,
): Promise<ResponseOf<C>> {
  const filled = path.replaceAll(/:(\w+)/g, (_whole, name: string) => params[name] ?? '');
  const response = await request.fetch(`/api${filled}`, {
    method,
    data: body,
    headers: token ? { [headers.authorization]: bearer(token) } : {},
  });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as ResponseOf<C>;
}

/** What every first step says of somebody; their password is that of the demo accounts. */
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

/** Registers a buyer with the free ticket; returns their access token. */
export async function registerBuyer(request: APIRequestContext, newcomer: Newcomer): Promise<string> {
  const { submitStepOne, submitStepTwo, selectPackage } = attendeeRegistrationCalls;
  const body = { ...personBody(newcomer), categoryId: 'bank' };
  const { accessToken: token } = await send(request, submitStepOne, { body });
  const second = { companyType: 'company-type-bank', decisionRole: 'decision-role-decides', interests: [] };
  await send(request, submitStepTwo, { token, body: second as BodyOf<typeof submitStepTwo> });
  await send(request, selectPackage, { token, body: { type: 'BuyStandard', packageType: 'free' } });
  return token;
}
