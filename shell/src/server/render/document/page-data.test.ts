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

test('a text that the page’s script contains is not sent again', () => {
  const { client, names } = pageWithTexts();
  noteDefaultWording(client, { 'home.title': 'Welcome', 'home.lead': 'Two days' });
  expect(names()).toEqual(['home.lead']);
});

test('a text without a default in any part of the page is sent', () => {
  expect(pageWithTexts().names()).toEqual(['home.title', 'home.lead']);
});

test('a text is sent if two parts of the page have different defaults for it', () => {
  const { client, names } = pageWithTexts();
  noteDefaultWording(client, { 'home.title': 'Welcome' });
  noteDefaultWording(client, { 'home.title': 'Hello' });
  noteDefaultWording(client, { 'home.title': 'Welcome' });
  expect(names()).toContain('home.title');
});

test('defaults noted for one request do not affect others', () => {
  noteDefaultWording(createServerDataClient(), { 'home.title': 'Welcome' });
  expect(pageWithTexts().names()).toContain('home.title');
});
