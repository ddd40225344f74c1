import { cryptoTraderCalls } from '@summit/contract/calls/crypto-traders';
import { vipCalls } from '@summit/contract/calls/vip';
import { notBuilt, serve, type Capability } from '../platform/serve.ts';

/** Registering as a crypto trader or by a VIP link. */
export const otherRegistrations: Capability = (app) => {
  serve(app, cryptoTraderCalls, {
    submitCryptoTrader: notBuilt,
    cryptoTraderInvitation: notBuilt,
    cryptoTraderPackages: notBuilt,
    selectCryptoTraderPackage: notBuilt,
  });
  serve(app, vipCalls, {
    vipInvitation: notBuilt,
    vipStepOne: notBuilt,
    vipStepTwo: notBuilt,
    vipKillerFeature: notBuilt,
  });
};
