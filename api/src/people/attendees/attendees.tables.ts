import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AttendeeType } from '@summit/contract/registration/attendee-types';
import type { ImageStatus, RegistrationStatus } from '@summit/contract/registration/registration-status';
import { emailKey } from '../../platform/db/email-key.ts';
import { byName } from '../../platform/db/names.ts';
import { categories } from './categories.tables.ts';

/** A tag an attendee chose for matchmaking, with what they said about it. */
export interface AttendeeTag {
  id: string;
  comment?: string;
}

/** Fields for some attendees only, most of them in the second step. Choices are ids of predefined activities. */
export interface AttendeeProfile {
  companyType?: string;
  decisionRole?: string;
  companySize?: string;
  interests?: string[];
  linkedIn?: string;
  /** Of featured attendees, for the public list. */
  bio?: string;
  website?: string;
  products?: string[];
  targetBuyers?: string[];
  vatId?: string | undefined;
  /** How the VAT number was checked; absent: it was not. */
  vatIdSource?: 'format' | 'service' | undefined;
  /** They said that they are not registered for VAT. */
  hasNoVatId?: boolean;
  purchaseOrder?: string;
  accountManagerEmail?: string;
  userName?: string;
  /** Of those who come on a pass. */
  badgeName?: string;
  standRole?: string;
  mobile?: string;
  /** Of crypto traders. */
  experience?: string;
  instruments?: string[];
  birthYear?: string;
  dietaryNeeds?: string;
  accessNeeds?: string;
  billing?: BillingAddress;
}

/** Where the invoice goes. */
export interface BillingAddress {
  companyName: string;
  addressLine1: string;
  addressLine2?: string;
  city: string;
  /** Absent where a country has none. */
  postcode?: string;
  country: string;
  /** Of the country, where its addresses name one. */
  state?: string;
}

/** Everybody who has registered, signs in or appears in the attendee list. */
export const attendees = pgTable(
  'attendees',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The address as it was typed: emails go to it, and a link opens the account only if it was sent to exactly this. */
    email: text('email').notNull(),
    emailKey: emailKey(),
    /** The address that an email has proved to be theirs. `email` is confirmed only while it is the same. */
    confirmedEmail: text('confirmed_email'),
    passwordHash: text('password_hash'),
    /** The number on the ticket, e.g. `7F3A-09C2-B41D`. It is random, so that no public fact leads to it. */
    ticketNumber: text('ticket_number')
      .notNull()
      .default(
        sql`regexp_replace(upper(substr(gen_random_uuid()::text, 1, 13)), '^(.{4})(.{4}).(.{4})$', '\\1-\\2-\\3')`,
      ),
    attendeeType: text('attendee_type').$type<AttendeeType>().notNull().default('Buy'),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    company: text('company'),
    jobTitle: text('job_title'),
    /** The normalised text that filters search anywhere in. */
    companyGround: text('company_ground').generatedAlwaysAs(sql`search_ground(company)`),
    jobTitleGround: text('job_title_ground').generatedAlwaysAs(sql`search_ground(job_title)`),
    /** The normalised text in which organisers search for an attendee. */
    deskGround: text('desk_ground').generatedAlwaysAs(
      sql`search_ground(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(company, '') || ' ' || ticket_number)`,
    ),
    country: text('country'),
    imageUrl: text('image_url'),
    imageStatus: text('image_status').$type<ImageStatus>().notNull().default('NotUploaded'),
    registrationStatus: text('registration_status')
      .$type<RegistrationStatus>()
      .notNull()
      .default('SubmitStepOne'),
    invitedByAttendeeId: uuid('invited_by_attendee_id').references((): AnyPgColumn => attendees.id),
    /** Listed before the others. */
    isInTop: boolean('is_in_top').notNull().default(false),
    /** Agreed to appear in the public list. */
    isPublished: boolean('is_published').notNull().default(false),
    /** Cannot sign in, and every token stops working at once. */
    isBlocked: boolean('is_blocked').notNull().default(false),
    /** Takes no part any more, for example after a cancellation: cannot sign in, without having been blocked. */
    loginIsDisabled: boolean('login_is_disabled').notNull().default(false),
    /** Access tokens that were signed before count no longer. Set when a password is reset. */
    tokensCountFrom: timestamp('tokens_count_from', { withTimezone: true }),
    /** Ticked the newsletter while registering; whom it goes to is in `subscribers`. */
    marketing: boolean('marketing').notNull().default(false),
    /** Agreed to receive messages of other attendees. */
    acceptsMessages: boolean('accepts_messages').notNull().default(true),
    tags: jsonb('tags').$type<AttendeeTag[]>().notNull().default([]),
    /** The answers of the second step and other fields that only some attendees have. */
    profile: jsonb('profile').$type<AttendeeProfile>().notNull().default({}),
    /** For organisers only: owner, content, programme ... */
    organiserRole: text('organiser_role'),
    /** When everything that named them was removed: the row stays for what refers to it, such as invoices and ballots. */
    erasedAt: timestamp('erased_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('attendees_email_key_unique').on(table.emailKey),
    uniqueIndex('attendees_ticket_number_unique').on(table.ticketNumber),
    // This index has only the listed attendees, in their default order. The columns after the id serve late pages and
    // filters, which then skip rows without reading them.
    index('attendees_list_index')
      .on(
        table.isInTop.desc().nullsFirst(),
        byName(table.lastName),
        byName(table.firstName),
        table.id,
        table.lastName,
        table.categoryId,
        table.companyGround,
        table.jobTitleGround,
      )
      .where(isListed(table)),
    // These indexes serve counts (all listed, by category, by text) and have only what counting needs.
    index('attendees_listed_category_index').on(table.categoryId).where(isListed(table)),
    index('attendees_listed_text_index').on(table.companyGround, table.jobTitleGround).where(isListed(table)),
    index('attendees_listed_tags_index')
      .using('gin', sql`${table.tags} jsonb_path_ops`)
      .where(isListed(table)),
    index('attendees_category_index').on(table.categoryId),
    // These serve the organisers' list, by name and by the time of registration.
    index('attendees_desk_name_index').on(byName(table.lastName), byName(table.firstName), table.id),
    index('attendees_created_index').on(table.createdAt, table.id),
    // This serves the count of extra tickets that an attendee has given away.
    index('attendees_invited_by_index')
      .on(table.invitedByAttendeeId)
      .where(sql`${table.invitedByAttendeeId} is not null`),
  ],
);

/** Whether an attendee is in the public list. It has no parameters: a partial index serves only this exact expression. */
export function isListed(
  table: Record<'isPublished' | 'isBlocked' | 'registrationStatus', AnyPgColumn>,
): SQL {
  return sql`${table.isPublished} and not ${table.isBlocked} and ${table.registrationStatus} = 'Completed'`;
}

export type AttendeeRow = typeof attendees.$inferSelect;
export type NewAttendee = typeof attendees.$inferInsert;
