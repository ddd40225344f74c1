import { choice, flag, listOf, listed, nullableText, shape, text } from '../answers.ts';
import { defineCalls } from '../call.ts';
import { limits } from '../limits.ts';
import { listQuery, query } from '../list-query.ts';
import { blitzForm } from '../registration-fields.ts';
import { optionalText, requiredText } from '../rules.ts';
import { dynamicForm } from './forms.ts';

/** A company that takes part. */
export const blitzParticipant = shape({
  id: text(),
  metadata: shape({
    companyName: text(),
    category: text(),
    pitch: text(),
    logoUrl: nullableText(),
    website: nullableText(),
    slots: listed(text()),
  }),
  /** Addresses are told to signed-in attendees alone; null for anybody else. */
  contacts: listed(shape({ name: text(), jobTitle: nullableText(), email: nullableText() })),
});

const token = query({ token: requiredText(limits.longText) });

const submitted = shape({ id: text(), status: choice(['Submitted', 'Approved']) });

const submitErrors = ['cqrs-0009', 'fm.cms-0009', 'fm.cms-0019'] as const;

export const blitzCalls = defineCalls({
  blitzParticipants: {
    method: 'GET',
    path: '/public/blitz',
    access: 'public',
    summary: 'The participants of the networking blitz, by company.',
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
    summary: 'Whom an invitation to the blitz is for, and the form to fill in.',
    query: token,
    response: shape({
      company: nullableText(),
      email: nullableText(),
      isSubmitted: flag(),
      form: dynamicForm,
    }),
    errors: ['cqrs-0009', 'fm.cms-0009'],
  },
  submitBlitz: {
    method: 'POST',
    path: '/public/blitz/submit',
    access: 'public',
    summary: 'Registers a company for the blitz.',
    query: token,
    body: blitzForm,
    response: submitted,
    errors: submitErrors,
  },
  submitBlitzForm: {
    method: 'PUT',
    path: '/public/blitz/submit',
    access: 'public',
    summary: 'Changes what a company registered for the blitz.',
    query: token,
    body: blitzForm,
    response: submitted,
    errors: submitErrors,
  },
});
