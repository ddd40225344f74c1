import { optionalText, requiredText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { cryptoTraderForm } from '../registration/registration-fields.ts';
import { defineCall } from '../requests/call.ts';
import { query } from '../requests/list-query.ts';
import { listed, nullableText, shape, text } from '../requests/response-shapes.ts';
import { beginningErrors } from '../shapes/attendees/attendee-registration.ts';
import {
  packageSelection,
  packageSelectionErrors,
  packagesResponse,
  selectPackageBody,
  ticketPackage,
} from '../shapes/attendees/packages.ts';

export const submitCryptoTrader = defineCall({
  method: 'POST',
  path: '/public/registration/crypto-trader/submit',
  access: 'public',
  summary: 'Registers a crypto trader and signs them in; without packages the registration is completed.',
  body: cryptoTraderForm,
  response: shape({ packages: listed(ticketPackage), accessToken: text(), refreshToken: text() }),
  errors: [
    ...beginningErrors,
    'crypto-trader-registration-0001',
    'fm.cms-0009',
    'fm.cms-0031',
    'fm.cms-0071',
    'fm.cms-0072',
  ],
});

export const cryptoTraderInvitation = defineCall({
  method: 'GET',
  path: '/public/registration/crypto-trader/invitation/details',
  access: 'public',
  summary: 'Whom an invitation is for.',
  query: query({ invitationToken: requiredText(limits.longText) }),
  response: shape({
    firstName: nullableText(),
    lastName: nullableText(),
    email: nullableText(),
    inviterName: nullableText(),
  }),
  errors: ['cqrs-0009', 'fm.cms-0009', 'fm.cms-0071', 'fm.cms-0072'],
});

export const cryptoTraderPackages = defineCall({
  method: 'GET',
  path: '/public/registration/crypto-trader/packages',
  access: 'attendee',
  summary:
    'The packages the signed-in crypto trader may choose. attendeeEmail, when sent, has to be their own.',
  query: query({ attendeeEmail: optionalText(limits.email) }),
  response: packagesResponse,
  errors: ['fm.cms-0041', 'crypto-trader-registration-0001'],
});

export const selectCryptoTraderPackage = defineCall({
  method: 'POST',
  path: '/public/registration/crypto-trader/packages/select',
  access: 'attendee',
  summary: 'Chooses a package.',
  body: selectPackageBody,
  response: packageSelection,
  errors: [...packageSelectionErrors, 'crypto-trader-registration-0001'],
});
