import { defineCall } from '../requests/call.ts';
import { listed, shape } from '../requests/response-shapes.ts';
import * as shapes from '../shapes/organise/views.ts';

// Saved views of lists: the filters, order and search words of an organiser.

export const savedViews = defineCall({
  method: 'GET',
  path: '/backoffice/views/:list',
  access: 'organiser',
  permission: 'resources.use',
  summary: 'The views of a list that the organiser has saved, by name.',
  params: shapes.viewsParams,
  response: shape({ views: listed(shapes.savedView) }),
  errors: [],
});

export const saveView = defineCall({
  method: 'PUT',
  path: '/backoffice/views/:list/:name',
  access: 'organiser',
  permission: 'resources.use',
  summary: 'Saves a view of a list for the organiser alone, in place of one with the same name.',
  params: shapes.viewParams,
  body: shapes.viewQuery,
  errors: ['view-0001'],
});

export const removeView = defineCall({
  method: 'DELETE',
  path: '/backoffice/views/:list/:name',
  access: 'organiser',
  permission: 'resources.use',
  summary: 'Removes a view that the organiser has saved.',
  params: shapes.viewParams,
  errors: ['cqrs-0009'],
});
