import { flag, nullableText, shape } from '../answers.ts';
import { defineCalls } from '../call.ts';
import { limits } from '../limits.ts';
import { query } from '../list-query.ts';
import { featuredForm } from '../registration-fields.ts';
import { requiredText } from '../rules.ts';

export const featuredCalls = defineCalls({
  submitFeatureForm: {
    method: 'POST',
    path: '/public/feature-form/submit',
    access: 'public',
    summary: 'Registers a featured attendee by the token of the invitation.',
    body: featuredForm,
    errors: ['cqrs-0009', 'fm.cms-0019', 'fm.cms-0029', 'image-0001', 'registration-0001'],
  },
  featureFormToken: {
    method: 'GET',
    path: '/public/feature-form/token',
    access: 'public',
    summary: 'Whether the token of an invitation has been used.',
    query: query({ token: requiredText(limits.longText) }),
    response: shape({
      used: flag(),
      firstName: nullableText(),
      lastName: nullableText(),
      email: nullableText(),
      company: nullableText(),
    }),
    errors: ['cqrs-0009'],
  },
});
