import { expect, test } from 'vitest';
import * as contentCalls from '@summit/contract/calls/content';
import type { ResponseOf } from '@summit/contract/requests/call';
import { createServerDataClient, noteDefaultWording, serverQueryKey } from '@summit/shared-auth';
import { pageData } from './page-data.ts';

const key = serverQueryKey(contentCalls.staticContent, { query: { 'filter.Name.StartsWith': 'home.' } });
const texts = [
  { id: '1', name: 'home.title', type: 'text', content: 'Welcome' },
  { id: '2', name: 'home.lead', type: 'text', content: 'Two days in June' },
] satisfies ResponseOf<typeof contentCalls.staticContent>['staticContent'];

function pageWithTexts() {
  const client = createServerDataClient();
  client.setQueryData(key, { staticContent: texts, totalItems: 2, totalPages: 1 });
  const names = () => {
    const [[, response] = []] = pageData(client);
    return (response as { staticContent: { name: string }[] }).staticContent.map(({ name }) => name);
  };
  return { client, names };
}

test('a text that the script of the page brings by itself does not travel a second time', () => {
  const { client, names } = pageWithTexts();
  noteDefaultWording(client, { 'home.title': 'Welcome', 'home.lead': 'Two days' });
  expect(names()).toEqual(['home.lead']);
});

test('a text whose default no part of the page has travels', () => {
  expect(pageWithTexts().names()).toEqual(['home.title', 'home.lead']);
});

test('a text travels where two parts of the page have different defaults for it', () => {
  const { client, names } = pageWithTexts();
  noteDefaultWording(client, { 'home.title': 'Welcome' });
  noteDefaultWording(client, { 'home.title': 'Hello' });
  noteDefaultWording(client, { 'home.title': 'Welcome' });
  expect(names()).toContain('home.title');
});

test('what one request has noted holds for that request alone', () => {
  noteDefaultWording(createServerDataClient(), { 'home.title': 'Welcome' });
  expect(pageWithTexts().names()).toContain('home.title');
});
