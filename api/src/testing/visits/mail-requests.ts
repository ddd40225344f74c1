import { fulfilMailRequests } from '../../people/auth/mailed-links/mail-requests.queries.ts';
import { mailRequests } from '../../people/auth/sessions/sessions.tables.ts';
import type { TestApp } from '../test-app.ts';

/** Waits until every request for an email is fulfilled: the API's own job may be processing one at the same time. */
export async function allMailRequestsFulfilled(api: TestApp): Promise<void> {
  do {
    await fulfilMailRequests(api.app.platform);
  } while ((await api.db.$count(mailRequests)) > 0);
}
