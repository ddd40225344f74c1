import { defaultAccent } from '@summit/contract/frame/brand';
import type { Config } from '../../../platform/config.ts';
import type { IssuedTicket } from '../../public/issued-ticket.ts';
import { passIcons } from './pass-icons.ts';

type AppleSigning = NonNullable<Config['appleWallet']>;

/** The ticket as a file for Apple Wallet, signed with the organisers' certificate. */
export async function applePass(
  { passTypeIdentifier, teamIdentifier, certificate, privateKey, wwdrCertificate }: AppleSigning,
  { number, code, holder, category, packageName, event, doorsAt }: IssuedTicket,
): Promise<Buffer> {
  const description = {
    formatVersion: 1,
    passTypeIdentifier,
    teamIdentifier,
    serialNumber: number,
    organizationName: event.name,
    description: `Ticket for ${event.name}`,
    backgroundColor: 'rgb(16,14,23)',
    foregroundColor: 'rgb(255,255,255)',
    labelColor: 'rgb(179,175,189)',
    ...(doorsAt && { relevantDate: doorsAt }),
    eventTicket: {
      headerFields: [{ key: 'category', label: 'Category', value: category.name }],
      primaryFields: [{ key: 'event', label: 'Event', value: event.name }],
      secondaryFields: [
        { key: 'holder', label: 'Name', value: holder },
        { key: 'package', label: 'Ticket', value: packageName ?? category.name },
      ],
      auxiliaryFields: [
        { key: 'starts', label: 'First day', value: event.startsOn },
        { key: 'venue', label: 'Venue', value: event.venue },
      ],
      backFields: [{ key: 'number', label: 'Ticket number', value: number }],
    },
    barcodes: [
      { format: 'PKBarcodeFormatQR', message: code, messageEncoding: 'iso-8859-1', altText: number },
    ],
  };
  const files = {
    'pass.json': Buffer.from(JSON.stringify(description)),
    ...(await passIcons(defaultAccent)),
  };
  const signing = { signerCert: certificate, signerKey: privateKey, wwdr: wwdrCertificate };
  // Loaded with the first pass: it takes half a second, and few sites have the certificates.
  const { PKPass } = await import('passkit-generator');
  return new PKPass(files, signing).getAsBuffer();
}
