import type { APIRequestContext } from '@playwright/test';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as metaCalls from '@summit/contract/calls/meta';
import type { BodyOf, Call, ResponseOf } from '@summit/contract/requests/call';
import { captchaAction } from '@summit/contract/requests/captcha-action';
import { bearer, headers } from '@summit/contract/requests/request-headers';

interface Sent<C extends Call> {
  body?: BodyOf<C>;
  /** The parameters of the path. */
  params?: Record<string, string>;
  token?: string;
  deviceId?: string;
}

/** Calls the API like the site's pages do, for steps that other journeys test. */
export async function callApi<C extends Call>(
  request: APIRequestContext,
  call: C,
  { body, params = {}, token, deviceId }: Sent<C>,
): Promise<ResponseOf<C>> {
  const path = call.path.replaceAll(/:(\w+)/g, (_whole, name: string) => params[name] ?? '');
  const response = await request.fetch(`/api${path}`, {
    method: call.method,
    data: body,
    headers: {
      ...(token && { [headers.authorization]: bearer(token) }),
      ...(deviceId && { [headers.deviceId]: deviceId }),
      ...(call.captcha && { [headers.captcha]: await solvedCaptcha(request, call) }),
    },
  });
  if (!response.ok()) throw new Error(`${call.path}: ${response.status()} ${await response.text()}`);
  return (response.status() === 204 ? undefined : await response.json()) as ResponseOf<C>;
}

async function solvedCaptcha(request: APIRequestContext, call: Call): Promise<string> {
  const params = { action: captchaAction(call) };
  const response = await request.get(`/api${metaCalls.captchaChallenge.path}`, { params });
  const challenge = (await response.json()) as ResponseOf<typeof metaCalls.captchaChallenge>;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
