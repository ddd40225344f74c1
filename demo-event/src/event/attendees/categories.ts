/** Kinds of attendees, each belonging to one way of registering. */
export const categories = [
  { id: 'asset-manager', name: 'Asset manager', type: 'Buy' },
  { id: 'bank', name: 'Bank or building society', type: 'Buy', isDefault: true },
  { id: 'corporate-treasury', name: 'Corporate treasury', type: 'Buy' },
  { id: 'investor', name: 'Investor', type: 'Buy' },
  { id: 'merchant', name: 'Merchant or marketplace', type: 'Buy' },
  { id: 'public-body', name: 'Regulator or public body', type: 'Buy' },
  { id: 'consultancy', name: 'Consultancy or law firm', type: 'Sell' },
  { id: 'data-provider', name: 'Data provider', type: 'Sell' },
  { id: 'exchange-broker', name: 'Exchange or broker', type: 'Sell' },
  { id: 'payments-provider', name: 'Payments provider', type: 'Sell' },
  { id: 'software-vendor', name: 'Software vendor', type: 'Sell', isDefault: true },
  { id: 'crypto-trader', name: 'Crypto trader', type: 'CryptoTrader', isDefault: true },
  { id: 'exhibitor', name: 'Exhibitor', type: 'Exhibitor', needsAccountManager: true, isDefault: true },
  { id: 'vip-guest', name: 'Guest of the Summit', type: 'Vip', isDefault: true },
  { id: 'sponsor', name: 'Sponsor', type: 'Sponsor', needsAccountManager: true, isDefault: true },
] as const;

export type CategoryId = (typeof categories)[number]['id'];

/** What attendees choose for the matchmaking. */
export const tags = [
  { id: 'instant-payments', name: 'Instant payments' },
  { id: 'cross-border', name: 'Cross-border' },
  { id: 'checkout', name: 'Checkout' },
  { id: 'open-banking', name: 'Open banking' },
  { id: 'embedded-finance', name: 'Embedded finance' },
  { id: 'core-banking', name: 'Core banking' },
  { id: 'cloud', name: 'Cloud and resilience' },
  { id: 'artificial-intelligence', name: 'Artificial intelligence' },
  { id: 'data', name: 'Data and reporting' },
  { id: 'security', name: 'Security' },
  { id: 'fraud', name: 'Fraud' },
  { id: 'identity', name: 'Identity' },
  { id: 'regulation', name: 'Regulation' },
  { id: 'credit', name: 'Credit' },
  { id: 'stablecoins', name: 'Stablecoins' },
  { id: 'custody', name: 'Custody' },
  { id: 'tokenisation', name: 'Tokenisation' },
  { id: 'market-structure', name: 'Market structure' },
  { id: 'foreign-exchange', name: 'Foreign exchange' },
  { id: 'treasury', name: 'Treasury' },
  { id: 'sustainable-finance', name: 'Sustainable finance' },
  { id: 'inclusion', name: 'Financial inclusion' },
  { id: 'venture', name: 'Venture capital' },
  { id: 'hiring', name: 'Hiring' },
] as const;

export type TagId = (typeof tags)[number]['id'];
