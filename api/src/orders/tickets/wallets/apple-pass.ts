import sharp from 'sharp';
import { defaultAccent } from '@summit/contract/frame/brand';
import type { Config } from '../../../platform/config.ts';
import type { IssuedTicket } from '../../public/issued-ticket.ts';

type AppleSigning = NonNullable<Config['appleWallet']>;

/** Apple shows the icon in notifications, in these densities. */
const icons = { 'icon.png': 29, 'icon@2x.png': 58, 'icon@3x.png': 87 } as const;

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

/** The event's icon: the rising curve on the season's accent. */
async function passIcons(accent: string): Promise<Record<string, Buffer>> {
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="87" height="87"><rect width="32" height="32" fill="${accent}"/><path d="M5 24 12 16l5 4L27 8" fill="none" stroke="#fff" stroke-width="3"/></svg>`,
  );
  const drawn = Object.entries(icons).map(async ([name, side]) => {
    const png = await sharp(svg).resize(side, side).png().toBuffer();
    return [name, png] as const;
  });
  return Object.fromEntries(await Promise.all(drawn));
}
