import { importPKCS8, SignJWT } from 'jose';
import type { Config } from '../../../platform/config.ts';
import type { IssuedTicket } from '../../public/issued-ticket.ts';

type GoogleAccount = NonNullable<Config['googleWallet']>;

/**
 * Makes the links that add a ticket to Google Wallet: the ticket is in the link, signed by the organisers' service account.
 * @throws at once, when the account's key cannot be read
 */
export async function createGoogleWallet(
  { issuerId, email, privateKey }: GoogleAccount,
  siteOrigin: string,
): Promise<(ticket: IssuedTicket) => Promise<string>> {
  const key = await importPKCS8(privateKey, 'RS256');
  return async (ticket) => {
    const payload = getPayload(issuerId, ticket);
    const token = await new SignJWT({ typ: 'savetowallet', origins: [siteOrigin], payload })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(email)
      .setAudience('google')
      .setIssuedAt()
      .sign(key);
    return `https://pay.google.com/gp/v/save/${token}`;
  };
}

function getPayload(
  issuerId: string,
  { number, code, holder, category, packageName, event, doorsAt }: IssuedTicket,
) {
  const classId = `${issuerId}.edition-${event.edition}`;
  const english = (value: string) => ({ defaultValue: { language: 'en-GB', value } });
  const ticketClass = {
    id: classId,
    issuerName: event.name,
    reviewStatus: 'UNDER_REVIEW',
    eventName: english(event.name),
    venue: { name: english(event.venue), address: english(event.address.join(', ')) },
    dateTime: { ...(doorsAt && { start: doorsAt, doorsOpen: doorsAt }) },
  };
  const ticketObject = {
    id: `${issuerId}.${number}`,
    classId,
    state: 'ACTIVE',
    ticketHolderName: holder,
    ticketNumber: number,
    ticketType: english(packageName ?? category.name),
    barcode: { type: 'QR_CODE', value: code, alternateText: number },
  };
  return { eventTicketClasses: [ticketClass], eventTicketObjects: [ticketObject] };
}
