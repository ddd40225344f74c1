import { fields, requiredText } from '../forms/rules.ts';
import { defineCall } from '../requests/call.ts';
import { listed, shape } from '../requests/response-shapes.ts';
import { ticketPackage } from '../shapes/attendees/packages.ts';
import { attendeeParams } from '../shapes/organise/attendees.ts';

// The package of an attendee who has not paid yet, as organisers change it.

export const packagesForAttendee = defineCall({
  method: 'GET',
  path: '/backoffice/attendees/:id/packages',
  access: 'organiser',
  permission: 'attendees.package',
  summary: 'The packages of an attendee’s category, with their prices and the places left.',
  params: attendeeParams,
  response: shape({ packages: listed(ticketPackage) }),
  errors: ['cqrs-0009'],
});

export const changePackage = defineCall({
  method: 'PUT',
  path: '/backoffice/attendees/:id/package',
  access: 'organiser',
  permission: 'attendees.package',
  summary:
    'Gives an attendee who has not paid another package, at its present price. A card page that is open is closed first; one that was paid at that moment keeps its package.',
  params: attendeeParams,
  body: fields({
    packageId: requiredText(),
    /** The package that the organiser saw; null: there was none. The attendee may have chosen another meanwhile. */
    fromPackageId: requiredText().nullable().defined(),
  }),
  errors: [
    'cqrs-0009',
    'resource-0001',
    'attendee-desk-0003',
    'attendee-desk-0004',
    'fm.cms-0048',
    'package-0001',
    'package-0002',
    'payment-0004',
    'payment-0005',
  ],
});
