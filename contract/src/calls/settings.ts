import { defineCall } from '../requests/call.ts';
import { flag, nullableMoment, nullableText, shape, text, whole } from '../requests/response-shapes.ts';
import * as shapes from '../shapes/settings.ts';

export const settings = defineCall({
  method: 'GET',
  path: '/public/settings',
  access: 'public',
  summary: 'What the organisers set: event, theme, pages.',
  response: shapes.settings,
  errors: [],
});

export const virtualSettings = defineCall({
  method: 'GET',
  path: '/public/settings/virtual',
  access: 'public',
  summary: 'Whether the event is shown online too, and where.',
  response: shape({
    isEnabled: flag(),
    title: text(),
    streamUrl: nullableText(),
    opensAt: nullableMoment(),
  }),
  errors: [],
});

export const contentRevision = defineCall({
  method: 'GET',
  path: '/public/content-revision',
  access: 'public',
  summary: 'A number that grows whenever organisers have changed something that pages show.',
  response: shape({ revision: whole() }),
  errors: [],
});

export const globalSettings = defineCall({
  method: 'GET',
  path: '/public/global-settings',
  access: 'public',
  summary: 'The switches of registration and messaging.',
  response: shapes.globalSettings,
  errors: [],
});
