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

/** What the press and partners can ask for. `hasFile`: there is a file to download. */
export const mediaKits = [
  {
    id: 'logo-pack',
    name: 'Logo pack',
    description:
      'The Summit wordmark in ink, on paper and on the accent, with the rules for the space around it.',
    hasFile: true,
  },
  {
    id: 'fact-sheet',
    name: 'Fact sheet 2027',
    description: 'Dates, halls, figures and quotable sentences on one page.',
    hasFile: false,
  },
  {
    id: 'media-partner-kit',
    name: 'Media partner kit',
    description:
      'What partners give and get: passes, banners, a table in the press room and one session to report from first.',
    hasFile: false,
  },
  {
    id: 'sponsor-kit',
    name: 'Sponsor kit',
    description: 'Floor plan, tiers and prices, and what no tier can buy.',
    hasFile: false,
  },
] as const;
