import { defineCalls } from '../call.ts';
import { limits } from '../limits.ts';
import { query } from '../list-query.ts';
import { messages } from '../messages.ts';
import {
  choice,
  nullableShape,
  nullableText,
  nullableWhole,
  shape,
  text,
  whole,
} from '../response-shapes.ts';
import { email, fields, optionalText, requiredText, url } from '../rules.ts';

export const listingStatuses = ['Invited', 'Submitted', 'Approved', 'Rejected'] as const;

const token = query({ token: requiredText(limits.longText) });

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
    /** A picture stored by this site: its content security policy stops browsers from showing others. */
    logoUrl: optionalText(limits.url).matches(/^\/media\/(?:[\w-]+[./])*[\w-]+$/, {
      message: messages.ownLogo,
      excludeEmptyString: true,
    }),
  }),
  additionalInformation: optionalText(limits.longText),
});

export const listingCalls = defineCalls({
  listing: {
    method: 'GET',
    path: '/public/listing/submit',
    access: 'public',
    summary: 'The listing of an invitation and the state it is in.',
    query: token,
    response: shape({
      status: choice(listingStatuses),
      listingInvitation: shape({ company: text(), contactName: nullableText(), email: nullableText() }),
      listingMetadata: nullableShape({
        description: text(),
        website: text(),
        category: text(),
        logoUrl: nullableText(),
      }),
      additionalInformation: nullableText(),
      /** px; null: any size. */
      logoSize: shape({ width: nullableWhole(), height: nullableWhole() }),
      /** Of the description, in characters. */
      descriptionLimit: whole(),
    }),
    errors: ['fm.cms-0009', 'fm.cms-0061'],
  },
  submitListing: {
    method: 'PUT',
    path: '/public/listing/submit',
    access: 'public',
    summary: 'Submits the listing of an invitation.',
    query: token,
    body: listingBody,
    response: shape({ status: choice(listingStatuses) }),
    errors: ['fm.cms-0009', 'fm.cms-0059', 'fm.cms-0060', 'fm.cms-0061'],
  },
});
