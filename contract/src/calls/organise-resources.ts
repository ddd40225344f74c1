import { object } from 'yup';
import { defineCalls } from '../call.ts';
import * as limits from '../limits.ts';
import { listQuery, query } from '../list-query.ts';
import { plainText } from '../plain-text.ts';
import { resourceIds } from '../resources.ts';
import { flag, listed, listOf, nullableText, shape, text, whole } from '../response-shapes.ts';
import { fields, oneOf, openObject, optionalOneOf, optionalText, requiredText } from '../rules.ts';
import { dateOrders, decimalSigns } from '../table-settings.ts';

/** An entry: the values of its fields, and the version that a change of it has to name. */
const entry = shape({ key: text(), version: text(), values: object().required() });

const fieldChange = shape({
  field: text(),
  /** JSON; null: there is none. */
  before: nullableText(),
  after: nullableText(),
});

const change = shape({
  /** Where it stands in the imported file; null: in none. */
  line: whole().nullable(),
  key: text(),
  isNew: flag(),
  changes: listed(fieldChange),
  /** What is shown this once, such as the link of an invitation. */
  issued: nullableText(),
});

const resource = oneOf(resourceIds);
const inResource = fields({ resource });
const key = requiredText(limits.shortText);
const inEntry = fields({ resource, key });

/** `true`: what would change is returned, and nothing is changed. */
const dryRun = optionalOneOf(['true', 'false']);

/** The same calls for everything that organisers look after. The row of a resource names the permission it needs. */
export const organiseResourcesCalls = defineCalls({
  resourceEntries: {
    method: 'GET',
    path: '/backoffice/resources/:resource',
    access: 'organiser',
    permission: 'resources.use',
    summary: 'One page of the entries of a resource, in its own order.',
    params: inResource,
    query: listQuery({ itemsOnPage: limits.itemsOnPage.list }),
    response: listOf('entries', entry),
    errors: [],
  },
  resourceEntry: {
    method: 'GET',
    path: '/backoffice/resources/:resource/:key',
    access: 'organiser',
    permission: 'resources.use',
    summary: 'One entry, by its key or another name that is its own.',
    params: inEntry,
    response: entry,
    errors: ['resource-0002'],
  },
  resourceFields: {
    method: 'GET',
    path: '/backoffice/fields/:resource',
    access: 'organiser',
    permission: 'resources.use',
    summary: 'The fields of a resource.',
    params: inResource,
    response: shape({
      fields: listed(shape({ name: text(), kind: text(), isRequired: flag(), isFixed: flag() })),
    }),
    errors: [],
  },
  setResourceEntry: {
    method: 'PUT',
    path: '/backoffice/resources/:resource/:key',
    access: 'organiser',
    permission: 'resources.use',
    summary:
      'Changes the named fields of an entry, or adds one. `version` is the one that was read; null: none was there.',
    params: inEntry,
    query: query({ dryRun }),
    body: fields({
      version: optionalText().nullable().defined(),
      /** By the names of the fields; texts are converted to the kind of their field. */
      values: openObject(),
    }),
    response: change,
    errors: ['resource-0001', 'awards-desk-0002'],
  },
  removeResourceEntry: {
    method: 'DELETE',
    path: '/backoffice/resources/:resource/:key',
    access: 'organiser',
    permission: 'resources.use',
    summary: 'Removes an entry, or sets it back to its default.',
    params: inEntry,
    query: query({ dryRun, version: requiredText() }),
    response: change,
    errors: ['resource-0001', 'resource-0002', 'resource-0003'],
  },
  importResource: {
    method: 'POST',
    path: '/backoffice/imports/:resource',
    access: 'organiser',
    permission: 'resources.use',
    summary:
      'Adds and changes entries from a file, all or none. A dry run returns the version that the change has to name.',
    multipart: true,
    file: 'file',
    params: inResource,
    query: query({
      dryRun,
      format: oneOf(['json', 'csv']),
      version: plainText(),
      /** How a table writes numbers and dates, where it is not as here: `12,5` and `08.06.2027`. */
      decimals: optionalOneOf(decimalSigns),
      dates: optionalOneOf(dateOrders),
    }),
    response: shape({ changes: listed(change), unchanged: whole(), version: text() }),
    errors: ['resource-0001', 'resource-0004', 'resource-0005', 'awards-desk-0002'],
  },
  exportResource: {
    method: 'GET',
    path: '/backoffice/exports/:resource',
    access: 'organiser',
    permission: 'resources.use',
    summary:
      'Every entry as a table that can be imported again. No cell is read as a formula by a spreadsheet.',
    mediaType: 'text/csv; charset=utf-8',
    params: inResource,
    response: text(),
    errors: [],
  },
});
