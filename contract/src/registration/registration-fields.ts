import { vatId } from '../contact-details/vat-id.ts';
import {
  accepted,
  accountEmail,
  birthYear,
  country,
  email,
  fields,
  firstName,
  lastName,
  oneOf,
  optionalEmail,
  optionalFlag,
  optionalGivenPassword,
  optionalText,
  optionalUrl,
  password,
  phone,
  requiredText,
  url,
} from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { messages } from '../words/messages.ts';
import { array } from '../yup.ts';
import { billing } from './billing-address.ts';

/** The fields of every registration form. Choices (companyType, interests ...) are ids of predefined activities. */

function choices() {
  return array(requiredText()).max(50);
}

function requiredChoices() {
  return choices().required(messages.required).min(1, messages.required);
}

const person = { firstName: firstName(), lastName: lastName(), email: email(), phone: phone() };

const consents = {
  termsAccepted: accepted(),
  /** Receives the organisers' emails. */
  marketing: optionalFlag(),
  /** Appears in the public attendee list. */
  publish: optionalFlag(),
};

/** Absent while allowPasswordOnRegistration is off in the settings, required otherwise: the server checks which. */
const choosesPassword = { password: password().notRequired() };

const work = { company: requiredText(), jobTitle: requiredText() };

export const firstStep = fields({
  /** The kind of attendee; absent: the default one, Buy. */
  categoryId: optionalText(),
  ...person,
  ...work,
  country: country(),
  ...choosesPassword,
  ...consents,
});

/** The same form where allowPasswordOnRegistration is on. */
export const firstStepWithPassword = firstStep.shape({ password: password() });

const needs = { dietaryNeeds: optionalText(limits.bio), accessNeeds: optionalText(limits.bio) };

const buyOnly = {
  companyType: requiredText(),
  decisionRole: requiredText(),
  companySize: optionalText(),
  interests: choices(),
  linkedIn: optionalUrl(),
};

export const buySecondPart = fields({ ...buyOnly, website: optionalUrl(), ...needs });

const sellOnly = { products: requiredChoices(), targetBuyers: choices(), purchaseOrder: optionalText() };

export const sellSecondPart = fields({
  ...sellOnly,
  website: url(),
  /** Required, and checked with `vatId()`, while vatIdValidationEnabled is on in the settings, unless there is none. */
  vatId: optionalText(20),
  /** The seller is not registered for VAT: below the threshold, or in a country without it. */
  hasNoVatId: optionalFlag(),
  billing: billing(),
  /** Required where the category demands it. */
  accountManagerEmail: optionalEmail(),
  ...needs,
});

/** The same form while vatIdValidationEnabled is on in the settings. */
export const sellSecondPartWithVatId = sellSecondPart.shape({
  // What was typed before the box was ticked does not count.
  vatId: optionalText(20).when('hasNoVatId', ([hasNone]: unknown[]) =>
    hasNone === true ? optionalText(20).transform(() => undefined) : vatId(),
  ),
});

/** What attendees can change about themselves later. Those who represent a company have the fields of `work`, too. */
export const ownDetails = fields({
  ...person,
  /** The present address may be older than the rules of today; `newAddress` has the rule for another one. */
  email: accountEmail(),
  company: optionalText(),
  jobTitle: optionalText(),
  country: country(),
  publish: consents.publish,
  /** For another address: without the password, the owner of the present address has to agree first. */
  currentPassword: optionalGivenPassword(),
  ...needs,
});

/** The same for attendees who represent a company. */
export const ownDetailsAtWork = ownDetails.shape(work);

/** An address that an account is to have instead of its present one. */
export const newAddress = fields({ email: email() });

/** The second part of any kind that registers by the open form; the server checks it again with the schema of the attendee's own kind. */
export const secondPart = fields({
  companyType: optionalText(),
  decisionRole: optionalText(),
  companySize: optionalText(),
  interests: choices(),
  linkedIn: optionalUrl(),
  website: optionalUrl(),
  products: choices(),
  targetBuyers: choices(),
  vatId: optionalText(20),
  hasNoVatId: optionalFlag(),
  billing: billing().default(undefined).optional(),
  purchaseOrder: optionalText(),
  accountManagerEmail: optionalEmail(),
  ...needs,
});

export const invitedFirstStep = fields({
  token: requiredText(limits.longText),
  ...person,
  ...work,
  country: country(),
  ...choosesPassword,
  ...consents,
});

/** The photo, which is required too, has its own step. */
export const invitedSecondPart = fields({ interests: choices(), ...needs });

export const vipFirstStep = fields({
  ...person,
  ...work,
  country: country(),
  ...choosesPassword,
  ...consents,
});

export const vipSecondPart = fields({
  badgeName: requiredText(limits.name),
  standRole: requiredText(),
  mobile: phone(),
  /** Required where the category demands it. */
  accountManagerEmail: optionalEmail(),
  ...needs,
});

export const cryptoTraderForm = fields({
  /** The token of an invitation link. */
  invitationToken: optionalText(limits.longText),
  ...person,
  country: country(),
  experience: requiredText(),
  instruments: choices(),
  birthYear: birthYear(),
  riskTermsAccepted: accepted(),
  ...choosesPassword,
  ...consents,
});

export const featuredForm = fields({
  token: requiredText(limits.longText),
  ...person,
  ...work,
  country: country(),
  bio: requiredText(limits.bio),
  imageUrl: requiredText(limits.url),
  linkedIn: url(),
  ...choosesPassword,
  termsAccepted: consents.termsAccepted,
  marketing: consents.marketing,
  /** Agrees to be shown in the public attendee list with all of it: featured attendees have to. */
  publishAccepted: accepted(),
});

const contact = fields({ name: requiredText(limits.name), email: email(), jobTitle: optionalText() });

export const blitzContacts = array(contact.required())
  .required(messages.required)
  .min(1, messages.required)
  .max(2);

export const blitzForm = fields({
  company: requiredText(),
  logoUrl: optionalText(limits.url),
  pitch: requiredText(limits.pitch),
  category: requiredText(),
  contacts: blitzContacts,
  website: url(),
  slots: requiredChoices(),
});

export const killerFeatureBody = fields({
  /** The length of a comment is checked by the server: killer-feature-0001. */
  tags: array(fields({ id: requiredText(), comment: optionalText(limits.longText) }).required())
    .required(messages.required)
    .max(50),
  /** Has to be true when a tag is chosen: killer-feature-0002. */
  approveMessages: optionalFlag(),
});

export const shortSubscribe = fields({
  email: email(),
  firstName: optionalText(limits.name),
  consent: accepted(),
});

/** Whether attendees nominate themselves or their own firm, or somebody else. */
export const nominators = ['self', 'thirdParty'] as const;

export const nomineeForm = fields({
  awardsType: oneOf(['Company', 'Individual']),
  categoryIds: array(requiredText())
    .required(messages.required)
    .min(1, messages.required)
    .max(limits.nominationsForEachNominee, 'Please choose at most 3 categories'),
  name: requiredText(),
  /** The nominee's website or LinkedIn profile. */
  url: url(),
  reason: requiredText(limits.nominationReason),
  nominator: oneOf(nominators),
  contactEmail: optionalEmail(),
});
