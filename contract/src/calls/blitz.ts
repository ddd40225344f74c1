import { defineCalls } from '../call.ts';
import * as limits from '../limits.ts';
import { listQuery, query } from '../list-query.ts';
import { blitzForm } from '../registration-fields.ts';
import {
  choice,
  flag,
  listed,
  listOf,
  nullableShape,
  nullableText,
  shape,
  text,
} from '../response-shapes.ts';
import { optionalText, requiredText } from '../rules.ts';
import { photoErrors, storedPhoto } from './attendee-photo.ts';
import { dynamicForm } from './forms.ts';

/** An organiser reviews every submission first; the public list shows only Approved ones. */
export const blitzStatuses = ['Submitted', 'Approved'] as const;

/** The form's type among those that the server describes. */
export const blitzFormType = 'blitz';

/**
 * The fields whose labels, rules and choices the organisers describe, in the form of the invitation. Chosen
 * categories and slots are sent and shown by value, so values are readable words.
 */
export const describedBlitzFields = ['company', 'pitch', 'category', 'website', 'slots'] as const;

/** A company that takes part. */
const blitzParticipant = shape({
  id: text(),
  metadata: shape({
    companyName: text(),
    category: text(),
    pitch: text(),
    logoUrl: nullableText(),
    website: nullableText(),
    slots: listed(text()),
  }),
  /** Email addresses are never disclosed: a message names the contact by its id. */
  contacts: listed(shape({ id: text(), name: text(), jobTitle: nullableText() })),
});

/** A company's own submission, loaded so that it can be changed. */
const submission = nullableShape({
  status: choice(blitzStatuses),
  company: text(),
  logoUrl: nullableText(),
  pitch: text(),
  category: text(),
  website: text(),
  contacts: listed(shape({ name: text(), jobTitle: nullableText(), email: text() })),
  slots: listed(text()),
});

const token = query({ token: requiredText(limits.longText) });

const submitted = shape({ id: text(), status: choice(blitzStatuses) });

const invitationErrors = ['cqrs-0009', 'fm.cms-0009'] as const;

export const blitzCalls = defineCalls({
  blitzParticipants: {
    method: 'GET',
    path: '/public/blitz',
    access: 'public',
    summary: 'The approved participants of the networking blitz, by company.',
    query: listQuery({
      itemsOnPage: limits.itemsOnPage.list,
      filters: {
        'filter.Metadata.category.Equals': optionalText(),
        'filter.Metadata.companyName.Like': optionalText(),
      },
    }),
    response: listOf('blitzes', blitzParticipant),
    errors: [],
  },
  blitzInvitation: {
    method: 'GET',
    path: '/public/blitz/invitation',
    access: 'public',
    summary: 'Whom an invitation to the blitz is for, the form to fill in, and what was submitted.',
    query: token,
    response: shape({
      company: nullableText(),
      email: nullableText(),
      isSubmitted: flag(),
      submission,
      /** The fields of `describedBlitzFields`. */
      form: dynamicForm,
    }),
    errors: invitationErrors,
  },
  uploadBlitzLogo: {
    method: 'POST',
    path: '/public/blitz/logo',
    access: 'public',
    summary: 'Stores a logo, to be submitted with the form of the same invitation.',
    query: token,
    multipart: true,
    file: 'file',
    response: storedPhoto,
    errors: [...invitationErrors, ...photoErrors],
  },
  submitBlitz: {
    method: 'POST',
    path: '/public/blitz/submit',
    access: 'public',
    summary: 'Registers a company for the blitz; once for each invitation.',
    query: token,
    body: blitzForm,
    response: submitted,
    errors: [...invitationErrors, 'fm.cms-0019', 'image-0001'],
  },
  submitBlitzForm: {
    method: 'PUT',
    path: '/public/blitz/submit',
    access: 'public',
    summary:
      'Changes what a company registered for the blitz. An organiser reads it again before it is shown.',
    query: token,
    body: blitzForm,
    response: submitted,
    errors: [...invitationErrors, 'image-0001'],
  },
});
