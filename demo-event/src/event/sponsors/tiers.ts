/** Sponsor tiers, the most prominent first, with the attendee types whose sponsors they hold. */
export const tiers = [
  { id: 'headline', name: 'Headline', attendeeTypes: ['Sell'] },
  { id: 'platinum', name: 'Platinum', attendeeTypes: ['Sell'] },
  { id: 'gold', name: 'Gold', attendeeTypes: ['Sell'] },
  { id: 'silver', name: 'Silver', attendeeTypes: ['Sell', 'Vip'] },
  { id: 'partner', name: 'Partner', attendeeTypes: ['Sell', 'Vip', 'CryptoTrader'] },
] as const;

type TierId = (typeof tiers)[number]['id'];

export const sponsorTypes = [
  { id: 'payments', name: 'Payments' },
  { id: 'banking', name: 'Banking' },
  { id: 'trading', name: 'Trading' },
  { id: 'digital-assets', name: 'Digital assets' },
  { id: 'identity-risk', name: 'Identity and risk' },
  { id: 'data', name: 'Data' },
  { id: 'infrastructure', name: 'Infrastructure' },
] as const;

type SponsorTypeId = (typeof sponsorTypes)[number]['id'];

export interface DemoSponsor {
  name: string;
  tier: TierId;
  type: SponsorTypeId;
  /** The letter of a zone of the expo floor, and a number within it. */
  stand: string;
  country: string;
  description: string;
  /** Shown on the page of the affiliate zone. */
  isAffiliate?: true;
}
