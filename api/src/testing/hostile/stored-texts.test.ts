import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as blitzCalls from '@summit/contract/calls/blitz';
import * as contentCalls from '@summit/contract/calls/content';
import * as listingCalls from '@summit/contract/calls/listing';
import * as mediaPartnerCalls from '@summit/contract/calls/media-partners';
import * as messagingCalls from '@summit/contract/calls/messaging';
import * as metaCalls from '@summit/contract/calls/meta';
import { isErrorCode } from '@summit/contract/errors/errors';
import type { Call } from '@summit/contract/requests/call';
import { wholeRow } from '@summit/contract/tables/whole-rows';
import { hostileTexts, shown } from '@summit/contract/testing/hostile-texts';
import { normaliseLine, normaliseLines } from '@summit/contract/words/normalise-text';
import { withTypographicQuotes } from '@summit/contract/words/typographic-quotes';
import { contactMessages } from '../../content/content/contact-messages.tables.ts';
import { mediaPartnerRequests } from '../../content/media-partners/media-partners.tables.ts';
import { subscribers } from '../../content/subscribe/subscribers.tables.ts';
import { messages } from '../../messaging/conversations/messaging.tables.ts';
import { sessionMessages } from '../../messaging/sending/session-messages.tables.ts';
import { errorReports } from '../../meta/meta.tables.ts';
import { findAttendeeByEmail } from '../../people/public/attendees.queries.ts';
import { rateLimits } from '../../platform/rate-limit/rate-limit.tables.ts';
import { listings } from '../../registration/listing/listings.tables.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { type Known, knownThings } from './known-things.ts';
import { plainInput } from './plain-input.ts';

type Part = Record<string, unknown>;

interface Storing {
  call: Call;
  /** The body with a text in every field for free text. */
  body: (text: string) => Part;
  /** The stored values of those fields, under the same names. */
  stored: () => Promise<unknown>;
  before?: () => Promise<unknown>;
}

let api: TestApp;
let known: Record<string, Known>;
let token: string;

beforeAll(async () => {
  api = await openTestApp();
  known = await knownThings(api);
  token = await api.loginAs('buy');
});

afterAll(() => api.close());

const email = 'stored@fresh.example';
const blitzToken = 'demo-blitz-submitted';
const listingToken = 'demo-listing-invited';

const storing: Record<string, Storing> = {
  contactUs: {
    call: contentCalls.contactUs,
    body: (text) => ({ name: text, message: text }),
    stored: async () =>
      (await api.db.select().from(contactMessages).orderBy(desc(contactMessages.sentAt)))[0],
    before: () => api.db.delete(contactMessages),
  },
  messageSession: {
    call: messagingCalls.messageSession,
    body: (text) => ({
      firstName: text,
      lastName: text,
      company: text,
      jobTitle: text,
      message: text,
      email,
    }),
    stored: async () => {
      const [row] = await api.db.select().from(sessionMessages);
      return row && { ...row, message: row.text };
    },
    before: () => api.db.delete(sessionMessages),
  },
  messageAttendee: {
    call: messagingCalls.messageAttendee,
    body: (text) => ({ message: text }),
    stored: async () => ({ message: (await api.db.select().from(messages))[0]?.text }),
    before: () => api.db.delete(messages),
  },
  reportError: {
    call: metaCalls.reportError,
    body: (text) => ({ requestId: text, message: text, additionalErrorBody: text }),
    stored: async () => (await api.db.select().from(errorReports))[0],
    before: () => api.db.delete(errorReports),
  },
  becomeMediaPartner: {
    call: mediaPartnerCalls.becomeMediaPartner,
    body: (text) => ({ company: text, name: text, message: text }),
    stored: async () => (await api.db.select().from(mediaPartnerRequests))[0],
    before: () => api.db.delete(mediaPartnerRequests),
  },
  shortAttendee: {
    call: attendeeRegistrationCalls.shortAttendee,
    body: (text) => ({ firstName: text, email }),
    stored: async () => (await api.db.select().from(subscribers).where(eq(subscribers.email, email)))[0],
    before: () => api.db.delete(subscribers),
  },
  submitStepOne: {
    call: attendeeRegistrationCalls.submitStepOne,
    body: (text) => ({ firstName: text, lastName: text, company: text, jobTitle: text, email: nextEmail() }),
    stored: () => findAttendeeByEmail(api.db, `guest${guests}@fresh.example`),
  },
  submitBlitzForm: {
    call: blitzCalls.submitBlitzForm,
    body: (text) => ({
      company: text,
      pitch: text,
      contacts: [{ name: text, email, jobTitle: text }],
    }),
    stored: async () =>
      (await api.call(blitzCalls.blitzInvitation, { query: { token: blitzToken } })).body.submission,
  },
  submitListing: {
    call: listingCalls.submitListing,
    body: (text) => ({
      listingInvitation: { company: text, contactName: text, email },
      listingMetadata: { description: text, category: text, website: 'https://fresh.example' },
      additionalInformation: text,
    }),
    stored: async () => (await api.call(listingCalls.listing, { query: { token: listingToken } })).body,
    before: () => api.db.update(listings).set({ status: 'Invited' }),
  },
};

let guests = 0;

function nextEmail(): string {
  guests += 1;
  return `guest${guests}@fresh.example`;
}

/** The calls with a message to a person, which gets typographic quotation marks. */
const withMessageCheck = new Set(['contactUs', 'messageSession', 'messageAttendee', 'becomeMediaPartner']);

/** Fields of several lines. */
const withLines = new Set(['message', 'additionalErrorBody', 'description', 'additionalInformation']);

/** The expected stored text: the normalised one. */
function expected(sent: string, field: string, name: string): string | null {
  const text = (withLines.has(field) ? normaliseLines(sent) : normaliseLine(sent)).trim();
  if (text === '') return null;
  return field === 'message' && withMessageCheck.has(name) ? withTypographicQuotes(text) : text;
}

function textsIn(
  value: unknown,
  sent: unknown,
  field = '',
): [field: string, sent: string, stored: unknown][] {
  if (typeof sent === 'string') return [[field, sent, value === '' ? null : value]];
  const parts = Object.entries(sent as object);
  return parts.flatMap(([key, part]) => textsIn((value as Part | undefined)?.[key], part, key));
}

/** Each call gets half of the texts, in four tests, which are short enough for a busy machine. */
const quarters = Object.keys(storing).flatMap((name, turn) =>
  [1, 2, 3, 4].map((part) => ({ name, part, first: (2 * part + turn) % 8 })),
);

test.each(quarters)('$name stores a normalised text, or refuses it ($part of 4)', async ({ name, first }) => {
  const { call, body, stored, before } = storing[name] as Storing;
  const { query, body: knownBody } = known[name] ?? {};
  let accepted = 0;
  const texts = hostileTexts.filter(({ length }, index) => length < 3000 && index % 8 === first);
  for (const text of texts) {
    await api.db.delete(rateLimits);
    await before?.();
    const sent = body(text);
    const response = await api.call(call, {
      query,
      body: { ...plainInput(wholeRow(call).body), ...knownBody, ...sent },
      token: call.access === 'attendee' ? token : undefined,
      captcha: call.captcha,
    });
    if (response.status < 400) {
      accepted += 1;
      for (const [field, asSent, asStored] of textsIn(await stored(), sent)) {
        expect({ field, text: asStored }).toEqual({ field, text: expected(asSent, field, name) });
      }
    } else if (response.status >= 500 || !isErrorCode(response.code)) {
      throw new Error(`${shown(text)}: ${response.raw.payload}`);
    }
  }
  expect(accepted).toBeGreaterThan(12);
});
