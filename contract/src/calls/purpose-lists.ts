import { defineCall } from '../call.ts';
import { purposes } from '../purpose-lists.ts';
import { text } from '../response-shapes.ts';
import { fields, oneOf } from '../rules.ts';

// Lists for those who work at the event. The row of a purpose names the permission it needs.

export const purposeList = defineCall({
  method: 'GET',
  path: '/backoffice/lists/:purpose',
  access: 'organiser',
  permission: 'lists.use',
  summary:
    'The list for one purpose as a table; that it was taken is on record. No cell is read as a formula by a spreadsheet.',
  mediaType: 'text/csv; charset=utf-8',
  params: fields({ purpose: oneOf(purposes) }),
  response: text(),
  errors: [],
});
