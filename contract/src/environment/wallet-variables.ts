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
      'tickets for Apple Wallet, together with the next four: the pass type, `pass.com.example.ticket`',
  },
  APPLE_TEAM: {
    readBy: ['api', 'start'],
    rule: text(),
    without: 'no Apple Wallet',
    pairedWith: 'APPLE_PASS_CERTIFICATE',
    document: operations,
    meaning: 'the team of the Apple developer account',
  },
  APPLE_PASS_CERTIFICATE: {
    readBy: ['api', 'start'],
    rule: pem('CERTIFICATE'),
    without: 'no Apple Wallet',
    isSecret: true,
    pairedWith: 'APPLE_PASS_KEY',
    document: operations,
    meaning: 'the certificate of the pass type, in PEM',
  },
  APPLE_PASS_KEY: {
    readBy: ['api', 'start'],
    rule: pem('PRIVATE KEY'),
    without: 'no Apple Wallet',
    isSecret: true,
    pairedWith: 'APPLE_WWDR_CERTIFICATE',
    document: operations,
    meaning: 'its private key, in PEM',
  },
  APPLE_WWDR_CERTIFICATE: {
    readBy: ['api', 'start'],
    rule: pem('CERTIFICATE'),
    without: 'no Apple Wallet',
    isSecret: true,
    pairedWith: 'APPLE_PASS_TYPE',
    document: operations,
    meaning: 'the intermediate certificate that Apple publishes (WWDR G4), in PEM',
  },
  GOOGLE_WALLET_ISSUER: {
    readBy: ['api', 'start'],
    rule: text(),
    without: 'no Google Wallet',
    pairedWith: 'GOOGLE_WALLET_EMAIL',
    document: operations,
    meaning: 'tickets for Google Wallet, together with the next two: the issuer id',
  },
  GOOGLE_WALLET_EMAIL: {
    readBy: ['api', 'start'],
    rule: text(),
    without: 'no Google Wallet',
    pairedWith: 'GOOGLE_WALLET_KEY',
    document: operations,
    meaning: 'the address of the service account',
  },
  GOOGLE_WALLET_KEY: {
    readBy: ['api', 'start'],
    rule: pem('PRIVATE KEY'),
    without: 'no Google Wallet',
    isSecret: true,
    pairedWith: 'GOOGLE_WALLET_ISSUER',
    document: operations,
    meaning: 'its private key, in PEM (PKCS #8)',
  },
} as const satisfies Record<string, Variable>;
