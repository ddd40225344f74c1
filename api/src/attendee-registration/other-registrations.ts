import { cryptoTraderCalls } from '@summit/contract/calls/crypto-traders';
import { featuredCalls } from '@summit/contract/calls/featured';
import { vipCalls } from '@summit/contract/calls/vip';
import { notBuilt, serve, type Capability } from '../platform/serve.ts';

/** Registering as a crypto trader, by a VIP link, or as a featured attendee. */
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
  serve(app, featuredCalls, {
    submitFeatureForm: notBuilt,
    featureFormToken: notBuilt,
  });
};
