import { countryName } from '@summit/contract/contact-details/country-name';
import { townLine } from '@summit/contract/contact-details/postal-addresses';
import type { InvoiceParty } from '@summit/contract/shapes/attendees/invoices';
import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import type { SettingSections } from '../../settings/public/settings.queries.ts';

/** Who sells, as organisers set it; the event itself until they do. */
export function sellerFrom(
  { sellerName, addressLines, vatId, companyNumber, email }: SettingSections['invoicing'],
  event: SettingSections['event'],
): InvoiceParty {
  return {
    name: sellerName || event.name,
    addressLines: addressLines.length > 0 ? addressLines : event.address,
    vatId,
    companyNumber,
    email: email || event.contactEmail,
  };
}

/** Who buys: the address for the invoice, or the attendee where there is none. */
export function buyerFrom({
  firstName,
  lastName,
  company,
  country,
  email,
  profile,
}: AttendeeRow): InvoiceParty {
  const { billing, vatId = null } = profile;
  const person = `${firstName} ${lastName}`;
  const lines = billing
    ? [
        person,
        billing.addressLine1,
        billing.addressLine2 ?? '',
        townLine(billing),
        countryName(billing.country),
      ]
    : [company ? person : '', country ? countryName(country) : ''];
  return {
    name: billing?.companyName ?? (company || person),
    addressLines: lines.filter((line) => line.trim() !== ''),
    vatId,
    companyNumber: null,
    email,
  };
}
