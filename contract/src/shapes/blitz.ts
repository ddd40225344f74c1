import { requiredText } from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { query } from '../requests/list-query.ts';
import { choice, listed, nullableShape, nullableText, shape, text } from '../requests/response-shapes.ts';

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
  /** Email addresses are never disclosed: a message names the contact by its id. */
  contacts: listed(shape({ id: text(), name: text(), jobTitle: nullableText() })),
});

/** A company's own submission, loaded so that it can be changed. */
export const submission = nullableShape({
  status: choice(blitzStatuses),
  company: text(),
  logoUrl: nullableText(),
  pitch: text(),
  category: text(),
  website: text(),
  contacts: listed(shape({ name: text(), jobTitle: nullableText(), email: text() })),
  slots: listed(text()),
});

export const token = query({ token: requiredText(limits.longText) });

export const submitted = shape({ id: text(), status: choice(blitzStatuses) });
