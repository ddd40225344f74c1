import type { Page, Request, Response } from '@playwright/test';
import type { ErrorCode } from '@summit/contract/errors/errors';
import { expect } from '../journey.ts';

/** The site asks for the password and then repeats the call, so this does not count as a refusal. */
const asksForPassword: ErrorCode = 'organiser-0005';
/** A screen makes its calls as soon as it is shown, so after this time without a call, in ms, there are none left. */
const quiet = 150;

/** The calls of the API that a page makes. */
export interface CallsOfPage {
  /** The calls that the server refused for lack of permission: `GET /api/backoffice/orders: 403 oauth.advanced-0007`. */
  refused: string[];
  /** Waits until every call has its response, and no other follows. */
  areOver: () => Promise<void>;
}

/** Records the calls of a page from now on. */
export function followCalls(page: Page): CallsOfPage {
  const refused: string[] = [];
  const open = new Set<Request>();
  let last = Date.now();
  const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');
  const end = (request: Request) => {
    if (open.delete(request)) last = Date.now();
  };
  const note = async (response: Response) => {
    if (![401, 403].includes(response.status())) return;
    const { Code = '' } = (await response.json().catch(() => ({}))) as { Code?: string };
    if (Code === asksForPassword) return;
    const request = response.request();
    refused.push(`${request.method()} ${new URL(request.url()).pathname}: ${response.status()} ${Code}`);
  };
  page.on('request', (request) => {
    if (isCall(request)) open.add(request);
    last = Date.now();
  });
  page.on('requestfailed', end);
  page.on('response', (response) => {
    // Only the status is used, because a body that the page does not read never finishes the request.
    end(response.request());
    if (isCall(response.request())) void note(response);
  });
  return {
    refused,
    areOver: async () => {
      await expect.poll(() => [...open].map((request) => request.url()), { intervals: [50] }).toEqual([]);
      await expect.poll(() => Date.now() - last > quiet, { intervals: [50] }).toBe(true);
    },
  };
}
