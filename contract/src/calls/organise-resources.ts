import { dateOrders, decimalSigns } from '../environment/table-settings.ts';
import { fields, getOptionalOne, oneOf, openObject, optionalText, requiredText } from '../forms/rules.ts';
import { gridOf, gridQuery } from '../organising/grid-query.ts';
import { defineCall } from '../requests/call.ts';
import { query } from '../requests/list-query.ts';
import { listed, shape, text, whole } from '../requests/response-shapes.ts';
import * as shapes from '../shapes/organise/resources.ts';
import { plainText } from '../words/plain-text.ts';

// The same calls for every resource that organisers edit. The row of a resource names the permission it needs;
// `recent-confirmation.ts` lists the entries that are changed only after a recent confirmation.

export const resourceEntries = defineCall({
  method: 'GET',
  path: '/backoffice/resources/:resource',
  access: 'organiser',
  permission: 'resources.use',
  summary:
    'One page of the entries of a resource, filtered and sorted by its fields, otherwise in its own order.',
  params: shapes.inResource,
  query: gridQuery(),
  response: gridOf(shapes.entry),
  errors: [],
});

export const resourceEntry = defineCall({
  method: 'GET',
  path: '/backoffice/resources/:resource/:key',
  access: 'organiser',
  permission: 'resources.use',
  summary: 'One entry, by its key or another name that is its own.',
  params: shapes.inEntry,
  response: shapes.entry,
  errors: ['resource-0002'],
});

export const resourceFields = defineCall({
  method: 'GET',
  path: '/backoffice/fields/:resource',
  access: 'organiser',
  permission: 'resources.use',
  summary: 'The fields of a resource, or of one entry where they differ.',
  params: shapes.inResource,
  query: query({ key: optionalText() }),
  response: shape({ fields: listed(shapes.field) }),
  errors: [],
});

export const setResourceEntry = defineCall({
  method: 'PUT',
  path: '/backoffice/resources/:resource/:key',
  access: 'organiser',
  permission: 'resources.use',
  summary:
    'Changes the named fields of an entry, or adds one. `version` is the one that was read; null: none was there.',
  params: shapes.inEntry,
  query: query({ dryRun: shapes.dryRun }),
  body: fields({
    version: optionalText().nullable().defined(),
    /** The values by the names of their fields; texts are converted to the kind of the field. */
    values: openObject(),
  }),
  response: shapes.change,
  errors: ['organiser-0005', 'resource-0001', 'awards-desk-0002'],
});

export const removeResourceEntry = defineCall({
  method: 'DELETE',
  path: '/backoffice/resources/:resource/:key',
  access: 'organiser',
  permission: 'resources.use',
  summary: 'Removes an entry, or sets it back to its default.',
  params: shapes.inEntry,
  query: query({ dryRun: shapes.dryRun, version: requiredText() }),
  response: shapes.change,
  errors: ['organiser-0005', 'resource-0001', 'resource-0002', 'resource-0003'],
});

export const resourceHistory = defineCall({
  method: 'GET',
  path: '/backoffice/history/:resource/:key',
  access: 'organiser',
  permission: 'resources.use',
  summary: 'What organisers have changed of an entry, the latest first; also of one that is no longer there.',
  params: shapes.inEntry,
  query: gridQuery(),
  response: gridOf(shapes.pastChange),
  errors: [],
});

export const revertResourceChange = defineCall({
  method: 'POST',
  path: '/backoffice/history/:resource/:key/:change/revert',
  access: 'organiser',
  permission: 'resources.use',
  summary:
    'Sets the fields of one change back to what they were; what was added is removed, and what was removed is added. `version` is the one that was read; null: there is no entry.',
  params: shapes.inChange,
  query: query({ dryRun: shapes.dryRun }),
  body: fields({ version: optionalText().nullable().defined() }),
  response: shapes.change,
  errors: [
    'organiser-0005',
    'resource-0001',
    'resource-0002',
    'resource-0003',
    'resource-0006',
    'resource-0007',
    'awards-desk-0002',
  ],
});

export const importResource = defineCall({
  method: 'POST',
  path: '/backoffice/imports/:resource',
  access: 'organiser',
  permission: 'resources.use',
  summary:
    'Adds and changes entries from a file, all or none. A dry run returns the version that the change has to name.',
  multipart: true,
  file: 'file',
  params: shapes.inResource,
  query: query({
    dryRun: shapes.dryRun,
    format: oneOf(['json', 'csv']),
    version: plainText(),
    /** How the table writes numbers and dates, if not in the default format: `12,5` and `08.06.2027`. */
    decimals: getOptionalOne(decimalSigns),
    dates: getOptionalOne(dateOrders),
  }),
  response: shape({
    changes: listed(shapes.change),
    unchanged: whole(),
    emails: shapes.emails,
    version: text(),
  }),
  errors: ['organiser-0005', 'resource-0001', 'resource-0004', 'resource-0005', 'awards-desk-0002'],
});

export const exportResource = defineCall({
  method: 'GET',
  path: '/backoffice/exports/:resource',
  access: 'organiser',
  permission: 'resources.use',
  recent: true,
  summary:
    'Every entry as a table that can be imported again. No cell is read as a formula by a spreadsheet.',
  mediaType: 'text/csv; charset=utf-8',
  params: shapes.inResource,
  response: text(),
  errors: ['organiser-0005'],
});
