import type { attendeesTexts } from '@summit/contract/texts/attendees';

export type AttendeeTexts = Record<keyof typeof attendeesTexts, string>;
