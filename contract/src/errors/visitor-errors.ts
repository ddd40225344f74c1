import { clientErrors } from './client-errors.ts';
import { type ErrorFact, messageOfFact } from './error-fact.ts';

const invalidPromoCode = 'This promo code is not valid.';

/**
 * The errors that visitors may meet: HTTP status, message, and the wording of particular calls. Quoted texts keep their spelling.
 * Their browsers load these rows alone; `errors` has those of organisers too.
 */
export const visitorErrors = {
  // Any call
  'validation.base-0001': {
    status: 400,
    message: 'Invalid registration from. Please check your fields.',
    wording: {
      promoCodeDiscount: invalidPromoCode,
      assignPromoCode: invalidPromoCode,
      generatePaymentUrl: invalidPromoCode,
    },
  },
  'validation.base-0002': { status: 500, message: 'The validator returned null.' },
  'route-0001': { status: 404, message: 'This address does not exist.' },
  'route-0002': { status: 501, message: 'This call is not available yet.' },
  'request-0001': { status: 400, message: 'The request cannot be read.' },
  'request-0002': { status: 413, message: 'The request is too large.' },
  'request-0003': { status: 415, message: 'This kind of content is not accepted.' },
  'request-0004': { status: 414, message: 'The address of the request is too long.' },
  'request-0005': { status: 408, message: 'The request took too long to arrive.' },
  'request-0006': { status: 431, message: 'The headers of the request are too large.' },
  'rate-limit-0001': {
    status: 429,
    message: 'Too many attempts in a short time. Please wait a little, then try again.',
    waiting: 'Too many attempts in a short time. Please try again in {wait}.',
  },
  'rehearsal-0001': {
    status: 403,
    message:
      'This is a rehearsal: nothing is sent or changed in it. End it first to do this on the site as it is.',
  },
  'rehearsal-0002': {
    status: 410,
    message: 'This rehearsal is over, or its link is incomplete. Reload the page to see the site as it is.',
  },
  'server-0001': { status: 500, message: 'An error occurred!' },
  'server-0002': {
    status: 503,
    message: 'The service is not available at the moment. Please try again shortly.',
  },
  ...clientErrors,

  // Tokens
  'cryptography-0001': {
    status: 401,
    message: 'Your session has expired. Please log in again.',
    wording: {
      resetPassword: 'This link has expired. Please ask for a new one.',
      checkPasswordLink: 'This link has expired. Please ask for a new one.',
    },
  },
  /** No access token, one that is not ours, or one of a session that was ended. */
  'authorization-0001': {
    status: 401,
    message: 'Please log in to continue.',
    wording: {
      messageAttendee: 'Please login!',
      messageSpeaker: 'Please login!',
      messageBlitzParticipant: 'Please login!',
    },
  },
  /** A refresh token that was used before: every token derived from it is revoked. */
  'authorization-0002': {
    status: 401,
    message: 'This session was ended for your safety. Please log in again.',
  },
  'oauth.advanced-0007': { status: 403, message: 'You do not have access to this.' },

  // Captcha
  'googlecaptcha-0001': { status: 400, message: 'Please complete the security check first.' },
  'googlecaptcha-0002': { status: 400, message: 'Captcha challenge failed' },
  'googlecaptcha-0003': {
    status: 400,
    message: 'This security check has already been used. Please complete a new one.',
  },
  'googlecaptcha-0004': {
    status: 400,
    message: 'The security check has expired. Please complete a new one.',
  },

  // Login and password
  'cqrs-0009': {
    status: 404,
    message: 'Entity of selected type not found',
    wording: {
      login: 'Incorrect username or password.',
      nominate: 'One of these categories is not open for nominations.',
      forgotPasswordRequest: 'Attendee data not found',
      resetPassword: 'Attendee data not found',
      checkPasswordLink: 'Attendee data not found',
      loginByToken: 'Your token is already used or invalid',
      loginByPhotoToken: 'Your token is already used or invalid',
      mailedLink: 'This link is not valid. Please check whether it was copied completely',
      renewMailedLink: 'This link is too old to be replaced. Please log in',
      resendConfirmation: 'There is no confirmation to send: your registration is not complete yet',
      attendeeDetails: 'Entity of selected type not found',
      regularInvitationToken: "Attendee with such invitation token doesn't exist",
      cryptoTraderInvitation: "Attendee with such invitation token doesn't exist",
      featureFormToken: 'The token is invalid',
      submitFeatureForm: 'The token is invalid',
      uploadFeatureImage: 'The token is invalid',
      blitzInvitation: 'Invalid invitation token',
      submitBlitz: 'Invalid invitation token',
      submitBlitzForm: 'Invalid invitation token',
      uploadBlitzLogo: 'Invalid invitation token',
      voucher: 'This voucher does not exist.',
    },
  },
  'fm.cms-0009': { status: 404, message: 'Invitation token does not exist or no longer active' },
  'fm.cms-0068': { status: 403, message: "Attendee with such status can't login on site" },
  'fm.cms-0069': { status: 403, message: 'Blocked attendee can not login on site' },
  /** Only for a signed-in attendee confirming the current password: the login returns cqrs-0009 for a wrong one too. */
  'fm.cms-0070': { status: 400, message: 'Wrong password' },
  /** Too many passwords were tried for the account, known or not: a link in an email logs its owner in. */
  'login-0001': {
    status: 429,
    message:
      'Too many passwords were tried for this account. If it exists, a link that logs you in is in your inbox. Otherwise please try again later.',
    waiting:
      'Too many passwords were tried for this account. If it exists, a link that logs you in is in your inbox. Otherwise please try again in {wait}.',
  },
  /** Voting, nominating and writing messages are for attendees who have confirmed their email address. */
  'email-confirmation-0001': { status: 403, message: 'Please confirm your email address first.' },
  'fm.cms-0071': { status: 409, message: 'Attendee already started registration' },
  'fm.cms-0072': { status: 404, message: 'Invited token does not exist' },

  // Registration
  'fm.cms-0019': { status: 409, message: 'Registration is already completed' },
  'fm.cms-0021': { status: 409, message: 'Attendee is pending package selection' },
  'fm.cms-0022': { status: 403, message: 'User can not submit the killer feature' },
  'fm.cms-0023': { status: 409, message: 'The killer feature form is required' },
  'fm.cms-0024': { status: 500, message: 'No defaults for attendee type were specified' },
  'fm.cms-0028': { status: 409, message: 'You have already chosen package' },
  'fm.cms-0029': { status: 409, message: 'Attendee with this email already registred' },
  'fm.cms-0031': { status: 409, message: 'Attendee is waiting for package selection' },
  'fm.cms-0033': { status: 409, message: 'Slug and code combination already exists' },
  'fm.cms-0041': { status: 404, message: 'Credentials not found' },
  'fm.cms-0048': { status: 400, message: 'Package type is not acceptable' },
  'fm.cms-0077': {
    status: 409,
    message:
      'The pass limit is reached: this VIP link is no longer valid. Contact the events team to buy more passes.',
  },
  'fm.cms-0093': {
    status: 409,
    message: "Looks like you're already registered. Contact our manager and tell him this request ID...",
  },
  'fm.cms-0120': { status: 409, message: 'Please upload your photo to complete your registration' },
  'registration-0001': { status: 403, message: 'Registration is closed at the moment.' },
  'vip-registration-0001': { status: 400, message: 'Registration failed! Contact us to solve your problem' },
  'vat-id-0001': { status: 400, message: 'VatId does not match the validation rules' },
  'crypto-trader-registration-0001': { status: 400, message: 'Category is not CryptoTrader type' },
  'attendee.submit-0003': { status: 400, message: 'AccountManagerEmail is required for this category' },
  'vip-attendee.update-0003': { status: 400, message: 'AccountManagerEmail is required for this category' },
  'invited-attendee-submit-0001': {
    status: 409,
    message: 'No remaining extra tickets count or are not paid',
  },
  // Spelt as in the API: the first letters are missing.
  'tendee.update-0006': { status: 409, message: 'Another attendee has this email' },
  'vip-attendee.update-0006': { status: 409, message: 'Another attendee has this email' },
  'create-user-0003': { status: 409, message: 'Email already exists' },
  'create-user-0004': { status: 409, message: 'UserName already exists' },
  'email.domain-0001': { status: 400, message: 'The domain of this address does not exist.' },
  'email.domain-0002': { status: 400, message: 'Email domain is forbidden' },
  'email.domain-0003': { status: 400, message: 'The domain of this address does not accept email.' },
  /** A warning, not a refusal. */
  'email.domain-0004': { status: 400, message: 'Please make sure it is not a typo and continue' },
  'forbidden.domain-0001': { status: 409, message: 'Domain is already blocked' },
  'killer-feature-0001': { status: 400, message: 'The comment on a tag is too long' },
  'killer-feature-0002': { status: 400, message: 'If you choose a tag, you must approve receiving messages' },
  'sponsors-0001': { status: 404, message: 'Some tags were not found' },
  'image-0001': {
    status: 400,
    message: 'This file is not a picture we can read. Please choose a JPEG, PNG, WebP or HEIC file.',
    wording: {
      submitBlitz: 'Please choose your logo again.',
      submitBlitzForm: 'Please choose your logo again.',
      submitListing: 'Please choose your logo again.',
    },
  },
  'image-0002': { status: 413, message: 'This picture is too large. Please choose one of at most 10 MB.' },
  'image-0003': {
    status: 400,
    message: 'This picture is too small. Please choose one of at least 200 by 200 pixels.',
    wording: {
      uploadBlitzLogo: 'This logo is too small. Please choose one that is at least 200 pixels wide or high.',
      uploadListingLogo:
        'This logo is too small. Please choose one that is at least 200 pixels wide or high.',
    },
  },
  'image-0004': {
    status: 503,
    message: 'Many pictures are being uploaded at the moment. Please try again in a minute.',
  },
  'image-0005': { status: 400, message: 'This file is empty. Please choose another one.' },
  'image-0006': {
    status: 400,
    message: 'Drawings (SVG) cannot be used here. Please choose a JPEG, PNG, WebP or HEIC file.',
  },
  'image-0007': {
    status: 400,
    message: 'This picture is incomplete: it was probably not copied in full. Please choose it again.',
  },
  'image-0008': {
    status: 400,
    message: 'This picture has too many pixels. Please choose one of at most 50 megapixels.',
  },
  'image-0009': {
    status: 400,
    message:
      'There is more than a picture in this file. Please save the picture again, or choose another one.',
  },

  // Looking after a registration
  'cancellation-0001': { status: 409, message: 'This ticket cannot be cancelled here any more.' },
  /** The refund rule, or what was paid, has changed since the attendee was shown the amount. */
  'cancellation-0002': {
    status: 409,
    message: 'The amount you would get back has changed. Please check it before you cancel.',
  },
  'cancellation-0003': {
    status: 409,
    message: 'Guests are coming on your extra tickets. Please write to us to cancel all of them.',
  },
  'privacy-0001': {
    status: 409,
    message: 'A payment of this person is in progress. Wait until it has ended, which takes an hour at most.',
  },
  'privacy-0002': { status: 410, message: 'This account has already been erased.' },

  // A changed address
  'address-change-0001': {
    status: 410,
    message: 'This link is no longer valid: it was used or replaced, or has expired.',
  },

  // Transferring a ticket
  'transfer-0001': {
    status: 410,
    message: 'This offer is no longer valid: it was taken up or withdrawn, or has expired.',
    wording: {
      withdrawTicketOffer: 'There is no offer to withdraw: your colleague may have taken the ticket.',
    },
  },
  'transfer-0002': { status: 409, message: 'This ticket cannot be transferred at the moment.' },
  'transfer-0003': {
    status: 409,
    message: 'You have offered this ticket to a colleague already. Withdraw that offer first.',
  },
  'transfer-0004': {
    status: 409,
    message: 'You have a ticket of your own already, so you cannot take this one.',
    wording: { offerTicket: 'This colleague has a ticket of their own already.' },
  },
  /** The colleague's account is blocked, or has rights that a link in an email must not open. */
  'transfer-0005': {
    status: 403,
    message: 'Your account cannot take a ticket over. Please write to us.',
    wording: { offerTicket: 'This colleague cannot take a ticket over. Please write to us.' },
  },
  'transfer-0006': {
    status: 409,
    message: 'You have a payment under way. Finish it or wait until it has ended, then take the ticket.',
  },
  'transfer-0007': { status: 400, message: 'This is your own address. Please enter your colleague’s.' },
  /** The response to taking it was lost, or the link is opened again. */
  'transfer-0008': {
    status: 409,
    message: 'The ticket is in the account of the person who took it with this link.',
  },

  // Waiting lists
  'waiting-list-0001': { status: 409, message: 'There are places left: you can choose this ticket now.' },
  'waiting-list-0002': { status: 409, message: 'You are on this waiting list already.' },
  'waiting-list-0003': { status: 404, message: 'This entry is no longer on the waiting list.' },
  'waiting-list-0004': { status: 403, message: 'There is no waiting list for this ticket.' },
  'waiting-list-0005': {
    status: 409,
    message: 'The waiting list is closed: this ticket is not on sale for long enough to offer you a place.',
  },

  // Packages and payment
  'package-0001': { status: 409, message: 'This package is sold out.' },
  'package-0002': { status: 409, message: 'This package is not on sale at the moment.' },
  'package-0003': {
    status: 410,
    message: 'Your place is no longer held: the time ran out. Please choose your package again.',
  },
  'promo-code-0001': { status: 409, message: 'This promo code has been used up.' },
  'payment-0001': { status: 404, message: 'There is nothing to pay.' },
  'payment-0002': { status: 404, message: 'This payment provider is not available.' },
  'payment-0003': { status: 400, message: 'Payment details have an invalid type' },
  'payment-0004': { status: 502, message: 'The payment token request was unsuccessful' },
  'payment-0005': {
    status: 409,
    message: 'A payment is under way. Please wait until your bank has confirmed or declined it.',
  },

  // Messaging
  'attendee-to-attendee-msg-0001': { status: 404, message: 'There is no attendee with that receiver email' },
  'attendee-to-attendee-msg-0002': { status: 403, message: 'This receiver cannot receive messages' },
  'attendee-to-speaker-msg-0001': { status: 404, message: 'Speaker not found or cannot receive messages' },
  'attendee-to-blitz-msg-0001': {
    status: 404,
    message: 'You cannot message a person with that email in the current blitz',
  },
  'fm.cms-0123': {
    status: 429,
    message: 'You have sent many messages in a short while. Please try again later.',
    waiting: 'You have sent many messages in a short while. Please try again in {wait}.',
  },
  'message-0001': { status: 502, message: 'Failed to send messages' },
  'message-0002': {
    status: 403,
    message: 'Please complete your registration first: then you can write to people.',
  },
  'conversation-0001': {
    status: 404,
    message: 'We could not find this conversation. Please open it with the link in the latest email.',
  },
  /** The person is gone, has blocked the sender or stopped all messages: the sender does not learn which. */
  'conversation-0002': { status: 403, message: 'This person cannot receive messages at the moment.' },
  'conversation-0003': {
    status: 409,
    message: 'You have blocked this person or stopped all messages. Please undo that first.',
  },

  // Awards
  'fm.cms-0122': {
    status: 409,
    message: 'You can only nominate once. Thank you for submitting your nomination!',
  },
  'nomination-0001': { status: 409, message: 'Nominations are not open at the moment.' },
  'nomination-0002': { status: 403, message: 'Please complete your registration before you nominate.' },
  'voting-0001': { status: 409, message: 'Attendee has already voted in the selected step' },
  'voting-0002': { status: 409, message: 'This voting step is not open.' },
  'voting-0003': { status: 400, message: 'A nominee does not belong to this category, track or shortlist' },
  'voting-0004': { status: 400, message: 'Votes in the category exceed the allowed number' },
  'voting-0005': { status: 403, message: 'Please complete your registration before you vote.' },
  'voting-0006': { status: 409, message: 'The record of the ballots is published with the results.' },
  'voting-0007': { status: 404, message: 'You have no ballot in this vote.' },
  'voting-0008': { status: 400, message: 'The record of the ballots never had this size after your ballot.' },
  'voting-0009': {
    status: 409,
    message: 'The ticket you took over has already voted here: its previous holder’s ballot counts.',
  },
  'last-year-attendee-0001': { status: 404, message: 'The attendee page status is not Live' },
  'become-sponsor-0001': { status: 404, message: 'MediaKit not found' },

  // Videos, voucher, listing
  'video-0001': { status: 404, message: 'We could not find videos for this link.' },
  /** A listing exists for the token. */
  'fm.cms-0059': { status: 409, message: 'A listing has already been submitted' },
  'fm.cms-0060': { status: 409, message: 'A listing has already been approved' },
  /** No listing exists for the token. */
  'fm.cms-0061': { status: 404, message: 'There is no listing for this invitation' },

  // Services that the product uses
  'mailing-list-0001': { status: 502, message: 'The mailing list could not subscribe this address' },
  'mailing-list-0002': { status: 502, message: 'The mailing lists could not be retrieved' },
  'mailing-list-0003': { status: 502, message: 'The segments could not be retrieved' },
  'mailing-list-0004': { status: 502, message: 'The segment could not subscribe this address' },
  'mailing-list-0005': { status: 502, message: 'The mailing list could not unsubscribe this address' },
  'mailing-list-0006': { status: 502, message: 'The segment could not unsubscribe this address' },
  'mail-0003': { status: 500, message: 'Required fields had invalid types' },
  'pdf-0005': { status: 500, message: 'The transferred table does not exist' },
  'grid-0001': { status: 502, message: 'An error occurred on the email provider side' },
  'template-0001': { status: 500, message: 'Provide an email details object' },
} as const satisfies Record<string, ErrorFact>;

export type VisitorErrorCode = keyof typeof visitorErrors;

/** Whether a value from elsewhere is the code of an error that visitors may meet. */
export function isVisitorErrorCode(code: unknown): code is VisitorErrorCode {
  return typeof code === 'string' && Object.hasOwn(visitorErrors, code);
}

/** `errorMessage` for the errors that visitors may meet. */
export function visitorErrorMessage(code: VisitorErrorCode, callName?: string): string {
  return messageOfFact(visitorErrors[code], callName);
}
