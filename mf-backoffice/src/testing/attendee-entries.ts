import * as calls from '@summit/contract/calls/organise-attendees';
import * as photoCalls from '@summit/contract/calls/organise-photos';
import * as viewCalls from '@summit/contract/calls/organise-views';
import { respond } from '@summit/shared-auth/testing';
import type { Attendee, ListedAttendee } from '../shared/words/attendee-words.ts';

/** An attendee of tests, in the list. */
export const listed: ListedAttendee = {
  id: 'a1',
  firstName: 'Ada',
  lastName: 'Low',
  email: 'ada@low.example',
  company: 'Low and Sons',
  jobTitle: 'Partner',
  country: 'GB',
  attendeeType: 'Buy',
  categoryId: 'bank',
  category: 'Bank',
  registrationStatus: 'RequestForPayment',
  ticketNumber: 'T-1',
  packageId: 'buy-vip',
  packageName: 'VIP',
  imageStatus: 'Uploaded',
  isConfirmed: false,
  isBlocked: false,
  createdAt: '2027-01-08T08:00:00.000Z',
};

/** The same with all details. */
export const ada: Attendee = {
  ...listed,
  phone: null,
  imageUrl: '/media/ada.jpg',
  updatedAt: '2027-01-08T08:00:00.000Z',
  profile: [{ name: 'decisionRole', label: 'Decision role', value: 'I decide' }],
  dietaryNeeds: 'No nuts',
  accessNeeds: 'A ramp',
  place: {
    packageId: 'buy-vip',
    packageName: 'VIP',
    state: 'Held',
    heldUntil: '2027-01-08T09:00:00.000Z',
  },
  orders: [{ id: 'o1', packageName: 'VIP', state: 'awaiting', createdAt: '2027-01-08T08:30:00.000Z' }],
  mails: [
    {
      id: 'm1',
      topic: 'confirmation',
      subject: 'Please confirm your address',
      createdAt: '2027-01-08T08:00:00.000Z',
      sentAt: null,
      state: 'failed',
      lastError: '550 No such mailbox',
    },
  ],
  timeline: [{ at: '2027-01-08T08:00:00.000Z', text: 'The registration began.' }],
};

/** The photos that wait for a decision: hers, at this address, or none. */
export const waitingPhoto = (imageUrl: string | null = ada.imageUrl) => {
  const photo = { attendeeId: ada.id, name: 'Ada Low', company: null, status: 'Uploaded' as const };
  const photos = imageUrl === null ? [] : [{ ...photo, imageUrl }];
  return respond(photoCalls.attendeePhotos, {
    photos,
    totalItems: photos.length,
    totalPages: photos.length,
  });
};

export const noViews = respond(viewCalls.savedViews, { views: [] });
export const listOfAda = respond(calls.organisedAttendees, { items: [listed], total: 1 });
export const detail = respond(calls.organisedAttendee, ada);
