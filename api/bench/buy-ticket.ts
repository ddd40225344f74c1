import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as paymentCalls from '@summit/contract/calls/payments';
import { fillPath } from '@summit/contract/paths/path-pattern';
import { type Buyer, ticket } from './buyers.ts';
import { callApi } from './call-api.ts';
import type { PayingSite } from './paying-site.ts';

const { selectPackage } = attendeeRegistrationCalls;
const { generatePaymentUrl } = paymentCalls;

/**
 * Chooses the package, gets the card page and pays on it, as a visitor does. Returns whether there was a place for them.
 * @throws Error when anything else is refused
 */
export async function buyTicket(site: PayingSite, buyer: Buyer): Promise<boolean> {
  const headers = await buyer.headers();
  const choice = await callApi(site.app, {
    method: selectPackage.method,
    url: selectPackage.path,
    payload: { type: ticket.type, packageType: ticket.kind },
    headers,
  });
  if (choice.statusCode >= 300) {
    if (choice.json<{ Code: string }>().Code === 'package-0001') return false;
    throw new Error(choice.payload);
  }
  const page = await callApi(site.app, {
    method: generatePaymentUrl.method,
    url: fillPath(generatePaymentUrl.path, { provider: 'sandbox' }),
    headers,
  });
  if (page.statusCode >= 300) throw new Error(page.payload);
  await site.approve(page.json<{ url: string }>().url);
  return true;
}
