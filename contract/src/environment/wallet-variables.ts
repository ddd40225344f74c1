import { pem, text } from './rules.ts';
import type { Variable } from './variable.ts';

const operations = 'docs/operations/services.md';

/** The variables of tickets for the wallets of phones. */
export const walletVariables = {
  APPLE_PASS_TYPE: {
    readBy: ['api', 'start'],
    rule: text(),
    without: 'no Apple Wallet',
    pairedWith: 'APPLE_TEAM',
    document: operations,
    meaning:
      'the pass type of tickets for Apple Wallet, such as `pass.com.example.ticket`; requires the other four `APPLE_` variables',
  },
  APPLE_TEAM: {
    readBy: ['api', 'start'],
    rule: text(),
    without: 'no Apple Wallet',
    pairedWith: 'APPLE_PASS_CERTIFICATE',
    document: operations,
    meaning: 'the team id of the Apple developer account',
  },
  APPLE_PASS_CERTIFICATE: {
    readBy: ['api', 'start'],
    rule: pem('CERTIFICATE'),
    without: 'no Apple Wallet',
    isSecret: true,
    pairedWith: 'APPLE_PASS_KEY',
    document: operations,
    meaning: 'the certificate of the pass type, as PEM',
  },
  APPLE_PASS_KEY: {
    readBy: ['api', 'start'],
    rule: pem('PRIVATE KEY'),
    without: 'no Apple Wallet',
    isSecret: true,
    pairedWith: 'APPLE_WWDR_CERTIFICATE',
    document: operations,
    meaning: 'the private key of the certificate, as PEM',
  },
  APPLE_WWDR_CERTIFICATE: {
    readBy: ['api', 'start'],
    rule: pem('CERTIFICATE'),
    without: 'no Apple Wallet',
    isSecret: true,
    pairedWith: 'APPLE_PASS_TYPE',
    document: operations,
    meaning: "Apple's intermediate certificate (WWDR G4), as PEM",
  },
  GOOGLE_WALLET_ISSUER: {
    readBy: ['api', 'start'],
    rule: text(),
    without: 'no Google Wallet',
    pairedWith: 'GOOGLE_WALLET_EMAIL',
    document: operations,
    meaning: 'the issuer id of tickets for Google Wallet; requires the other two `GOOGLE_WALLET_` variables',
  },
  GOOGLE_WALLET_EMAIL: {
    readBy: ['api', 'start'],
    rule: text(),
    without: 'no Google Wallet',
    pairedWith: 'GOOGLE_WALLET_KEY',
    document: operations,
    meaning: 'the email address of the service account',
  },
  GOOGLE_WALLET_KEY: {
    readBy: ['api', 'start'],
    rule: pem('PRIVATE KEY'),
    without: 'no Google Wallet',
    isSecret: true,
    pairedWith: 'GOOGLE_WALLET_ISSUER',
    document: operations,
    meaning: 'the private key of the service account, as PEM (PKCS #8)',
  },
} as const satisfies Record<string, Variable>;
