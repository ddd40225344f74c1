import { categoryTypes } from '../registration/attendee-types.ts';
import { killerFeatureBody, vipFirstStep, vipSecondPart } from '../registration/registration-fields.ts';
import { defineCall } from '../requests/call.ts';
import {
  choice,
  flag,
  nullableMoment,
  nullableText,
  shape,
  text,
  whole,
} from '../requests/response-shapes.ts';
import { beginningErrors, registrationStep } from '../shapes/attendees/attendee-registration.ts';
import { tokens } from '../shapes/attendees/auth.ts';
import * as shapes from '../shapes/attendees/vip.ts';

// The registrations of VIPs, exhibitors and sponsors, by an invitation link.

export const vipInvitation = defineCall({
  method: 'GET',
  path: '/public/registration/vip/invitation/:id/:code',
  access: 'public',
  summary: 'Who invites to what, and how many passes are left.',
  params: shapes.params,
  response: shape({
    id: text(),
    name: text(),
    company: nullableText(),
    type: choice(categoryTypes),
    passesLimit: whole(),
    passesLeft: whole(),
    accountManagerEmailRequired: flag(),
    validUntil: nullableMoment(),
  }),
  errors: ['fm.cms-0009', 'fm.cms-0077'],
});

export const vipStepOne = defineCall({
  method: 'POST',
  path: '/public/registration/vip/invitation/:id/:code/submit/step-one',
  access: 'public',
  summary: 'Starts the registration of an invited VIP, takes a pass, and signs them in.',
  params: shapes.params,
  body: vipFirstStep,
  response: tokens,
  errors: [
    ...beginningErrors,
    'fm.cms-0009',
    'fm.cms-0019',
    'fm.cms-0033',
    'fm.cms-0077',
    'vip-registration-0001',
  ],
});

export const vipStepTwo = defineCall({
  method: 'POST',
  path: '/public/registration/vip/invitation/:id/:code/submit/step-two',
  access: 'attendee',
  summary: 'What the badge says and who the account manager is.',
  params: shapes.params,
  body: vipSecondPart,
  response: registrationStep,
  errors: [
    'fm.cms-0019',
    'fm.cms-0023',
    'fm.cms-0041',
    'fm.cms-0077',
    'vip-attendee.update-0003',
    'vip-attendee.update-0006',
    'vip-registration-0001',
  ],
});

export const vipKillerFeature = defineCall({
  method: 'POST',
  path: '/public/registration/vip/invitation/:id/:code/killer-feature',
  access: 'attendee',
  summary: 'The tags an invited VIP wants to be matched by.',
  params: shapes.params,
  body: killerFeatureBody,
  response: registrationStep,
  errors: [
    'killer-feature-0001',
    'killer-feature-0002',
    'sponsors-0001',
    'fm.cms-0019',
    'fm.cms-0021',
    'fm.cms-0022',
    'vip-registration-0001',
  ],
});
