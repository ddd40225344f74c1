import { email, fields, optionalText, requiredText, url } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { query } from '../requests/list-query.ts';

export const listingStatuses = ['Invited', 'Submitted', 'Approved', 'Rejected'] as const;

export const token = query({ token: requiredText(limits.longText) });

/** A company's entry in the event's directory. */
export const listingBody = fields({
  listingInvitation: fields({
    company: requiredText(),
    contactName: requiredText(limits.name),
    email: email(),
  }),
  listingMetadata: fields({
    description: requiredText(limits.bio),
    website: url(),
    category: requiredText(),
    /** The present logo, or one that was uploaded with the same invitation. */
    logoUrl: optionalText(limits.url),
  }),
  additionalInformation: optionalText(limits.longText),
});
