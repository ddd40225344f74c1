import type { InferType } from 'yup';
import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import type * as contentCalls from '@summit/contract/calls/content';
import type * as settingsCalls from '@summit/contract/calls/settings';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { globalSettings, settings } from '@summit/contract/shapes/settings';

/** The sections that the call `settings` returns together. */
export type PublicSections = InferType<typeof settings>;

/** The seller on invoices, and the VAT that prices include. */
interface Invoicing {
  /** Empty: the event's name. */
  sellerName: string;
  /** Empty: the event's address. */
  addressLines: string[];
  vatId: string | null;
  companyNumber: string | null;
  /** Empty: the event's contact. */
  email: string;
  /** In hundredths of a per cent: 2000 is 20%; 0 for a seller who is not registered for VAT. */
  vatBasisPoints: number;
  /** Printed below the sums. */
  note: string;
}

/** All settings of organisers, by section. */
export interface SettingSections extends PublicSections {
  /** The switches of registration and messaging. */
  global: InferType<typeof globalSettings>;
  invoicing: Invoicing;
  virtual: ResponseOf<(typeof settingsCalls)['virtualSettings']>;
  awardsStatus: AwardsStatus;
  awardsIndividualStatus: AwardsStatus;
  /** The status that decides what the welcome page shows. */
  awardsWelcomeStatus: AwardsStatus;
  /** The award categories of the present season, by id; empty: all there are. */
  awardsCategories: string[];
  /** The changes that attendees can make to their tickets, and until when. */
  ticketCare: TicketCare;
  /** The rules for refunds by organisers. */
  refunds: {
    /** From this amount on, in whole units of its currency, a second organiser has to confirm a refund. */
    secondPersonFrom: number;
  };
  /** How often organisers have changed what pages show. */
  contentRevision: number;
  cookieAlertTexts: Omit<ResponseOf<(typeof contentCalls)['cookieAlert']>, 'isEnabled'>;
}

/** Moments are ISO 8601. */
export interface TicketCare {
  cancellation: {
    isEnabled: boolean;
    /** Null: until the event begins. */
    until: string | null;
    /** The refund of a cancellation before `until`, in per cent; after the last of them, none. */
    refunds: { until: string; percent: number }[];
    /** The rule in words. */
    text: string;
  };
  waitingList: {
    isEnabled: boolean;
    /** How long an offered place is held. */
    offerHours: number;
  };
}

export type SectionName = keyof SettingSections;
