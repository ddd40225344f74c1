import { describe, expect, test } from 'vitest';
import { matchPath } from '../paths/path-pattern.ts';
import type { WholeCall } from '../requests/call.ts';
import { allCalls } from './all-calls.ts';

const calls = Object.values(allCalls).flatMap((table): WholeCall[] => Object.values(table));

const specified = `
  POST /public/login
  POST /public/login-by-token
  POST /public/login-by-photo-token
  POST /public/refresh-token
  POST /public/forgot-password/request
  POST /public/forgot-password
  GET /public/forms/buy
  GET /backoffice/general-settings/form-constructor/buy
  POST /public/registration/attendee/submit/step-one
  POST /public/registration/attendee/submit/step-two
  GET /public/registration/attendee/packages
  POST /public/registration/attendee/packages/select
  POST /public/registration/attendee/killer-feature
  GET /public/registration/attendee/image
  POST /public/registration/attendee/image/submit
  POST /public/registration/attendee/image/upload
  PUT /public/registration/attendee/image
  GET /public/registration/attendee/complete
  POST /public/registration/attendee/complete
  GET /public/registration/attendee/regular-invitation-token
  POST /public/registration/attendee/invited/submit/step-one
  POST /public/registration/attendee/invited/submit/step-two
  POST /public/registration/crypto-trader/submit
  GET /public/registration/crypto-trader/invitation/details
  GET /public/registration/crypto-trader/packages
  POST /public/registration/crypto-trader/packages/select
  GET /public/registration/vip/invitation/1/2
  POST /public/registration/vip/invitation/1/2/submit/step-one
  POST /public/registration/vip/invitation/1/2/submit/step-two
  POST /public/registration/vip/invitation/1/2/killer-feature
  POST /public/registration/short-attendee/submit
  GET /public/packages
  GET /meta/ip/country-info
  GET /public/email-domain-validation
  GET /public/categories
  GET /public/categories/vip
  GET /public/predefined-activities
  GET /public/promo-code/discount/
  GET /public/tag/
  GET /public/tag/1
  POST /public/tag
  GET /public/blitz
  GET /public/blitz/invitation
  POST /public/blitz/submit
  PUT /public/blitz/submit
  GET /public/attendees
  GET /public/attendees/last-year
  POST /attendee/messages/attendee
  POST /attendee/messages/speaker
  POST /attendee/message/blitz-participant
  POST /attendee/personal/resend-confirmation
  GET /attendee/personal/registration-status
  GET /attendee/personal/details
  GET /attendee/personal/killer-feature-type
  GET /attendee/payment/info
  PUT /attendee/payment/assign-promo-code
  PUT /attendee/payment/extend-hold
  GET /attendee/payment/sandbox/generate-url
  GET /attendee/videos
  GET /public/agenda/sessions
  POST /public/agenda/sessions/message
  GET /public/static-pages/content
  GET /public/static-pages/virtual-content
  GET /public/speakers
  GET /public/speakers/home-page
  GET /public/media-partners
  GET /public/media-partners-types
  GET /public/attendee-types
  GET /public/media-kits
  POST /public/media-partners/become
  GET /public/testimonials
  GET /public/testimonials/last-year
  GET /public/testimonials/types
  GET /public/photo-galleries
  GET /public/gallery
  GET /public/banners
  GET /public/cookie-alert
  GET /public/settings
  GET /public/settings/virtual
  GET /public/global-settings
  GET /public/sponsors
  GET /public/sponsor-types
  GET /public/tiers
  GET /public/map-location
  GET /public/articles
  GET /public/social-media/feed
  POST /public/contact-us
  POST /meta/report-error
  POST /public/feature-form/submit
  GET /public/feature-form/token
  GET /public/voucher
  GET /public/listing/submit
  PUT /public/listing/submit
  GET /public/video
  GET /public/video/enable-request
  GET /public/nomination-categories
  GET /public/nominees
  GET /public/settings/awards/status
  GET /public/settings/awards/welcome/status
  GET /public/settings/awards/individual/status
  POST /attendee/awards/vote/step-one
  POST /attendee/awards/vote/step-two
  POST /attendee/awards/vote/individual/step-one
  POST /attendee/awards/vote/individual/step-two
  GET /attendee/awards/vote-status/step-one
  GET /attendee/awards/vote-status/step-two
  GET /attendee/awards/vote-status/individual/step-one
  GET /attendee/awards/vote-status/individual/step-two
  POST /attendee/awards/nominee
  GET /public/captcha/challenge`;

describe('the call table', () => {
  test.each(specified.trim().split(/\s*\n\s*/))('has %s', (call) => {
    const [method, path] = call.split(' ') as [string, string];
    expect(calls.some((row) => row.method === method && matchPath(row.path, path))).toBe(true);
  });
});
