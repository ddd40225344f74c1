/** The kinds of media partner. */
export const mediaPartnerTypes = [
  { id: 'media', name: 'Media' },
  { id: 'association', name: 'Association' },
  { id: 'community', name: 'Community' },
] as const;

interface DemoMediaPartner {
  name: string;
  type: (typeof mediaPartnerTypes)[number]['id'];
}

export const mediaPartners: readonly DemoMediaPartner[] = [
  { name: 'The Ledger Hour', type: 'media' },
  { name: 'Basis Point Weekly', type: 'media' },
  { name: 'Till and Counter', type: 'media' },
  { name: 'Northbound Capital Post', type: 'media' },
  { name: 'The Settlement Gazette', type: 'media' },
  { name: 'Open Money Radio', type: 'media' },
  { name: 'Meridian Fintech Forum', type: 'association' },
  { name: 'Guild of Village Bankers', type: 'association' },
  { name: 'Treasurers of the North', type: 'association' },
  { name: 'Women in the Back Office', type: 'community' },
  { name: 'Quiet Engineers', type: 'community' },
  { name: 'First Hundred Customers', type: 'community' },
];

/** Media kits that the press and partners can request; `demo-event/src/press` makes the files. */
export const mediaKits = [
  {
    id: 'logo-pack',
    name: 'Logo pack',
    description: 'The logo for light grounds, dark grounds and the accent, as SVG and PNG, in one file.',
    audience: 'Press',
  },
  {
    id: 'fact-sheet',
    name: 'Fact sheet 2027',
    description: 'Dates, halls, figures and quotable sentences on one page.',
    audience: 'Press',
  },
  {
    id: 'media-partner-kit',
    name: 'Media partner kit',
    description:
      'What partners give and get: passes, a table in the press room and one session to report from first.',
    audience: 'MediaPartner',
  },
  {
    id: 'sponsor-kit',
    name: 'Sponsor kit',
    description: 'The five tiers, what each of them gives, and what no tier can buy.',
    audience: 'Sponsor',
  },
] as const;

export type DemoMediaKit = (typeof mediaKits)[number];
