import { defineCall } from '../requests/call.ts';
import { listed, nullableShape, shape, text } from '../requests/response-shapes.ts';

// Addresses that an organiser has to look at.

export const addressCollisions = defineCall({
  method: 'GET',
  path: '/backoffice/address-collisions',
  access: 'organiser',
  permission: 'attendees.read',
  summary: 'Attendees whose address is only another spelling of somebody else’s, or could be taken for one.',
  response: shape({
    collisions: listed(
      shape({
        id: text(),
        email: text(),
        name: text(),
        /** Whose address it is a spelling of; null: nobody's at present. */
        other: nullableShape({ id: text(), email: text() }),
      }),
    ),
  }),
  errors: [],
});
