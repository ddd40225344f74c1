import { fields, oneOf } from '../forms/rules.ts';
import { purposes } from '../organising/purpose-lists.ts';
import { defineCall } from '../requests/call.ts';
import { text } from '../requests/response-shapes.ts';

// Lists for those who work at the event. The row of a purpose names the permission it needs.

export const purposeList = defineCall({
  method: 'GET',
  path: '/backoffice/lists/:purpose',
  access: 'organiser',
  permission: 'lists.use',
  recent: true,
  summary:
    'The list for one purpose as a table; that it was taken is on record. No cell is read as a formula by a spreadsheet.',
  mediaType: 'text/csv; charset=utf-8',
  params: fields({ purpose: oneOf(purposes) }),
  response: text(),
  errors: ['organiser-0005'],
});
