import type { Page, Request, Response } from '@playwright/test';
import type { ErrorCode } from '@summit/contract/errors/errors';
import { expect } from '../journey.ts';

/** The password is asked for, and then the call goes through: that is no refusal. */
const asksForPassword: ErrorCode = 'organiser-0005';
/** No call follows within this time, in ms: what a screen reads is asked for as soon as it is shown. */
const quiet = 150;

/** The calls of the API that a page makes. */
export interface CallsOfPage {
  /** What the server refused because of who asks: `GET /api/backoffice/orders: 403 oauth.advanced-0007`. */
  refused: string[];
  /** Waits until every call has its response, and no other follows. */
  areOver: () => Promise<void>;
}

/** Follows the calls of a page from now on. */
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
    // Its status is all that is looked at; a body that the page does not read never ends the request.
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
