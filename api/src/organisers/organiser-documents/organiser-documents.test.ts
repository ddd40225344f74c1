import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as mediaPartnerCalls from '@summit/contract/calls/media-partners';
import * as organiseDocumentsCalls from '@summit/contract/calls/organise-documents';
import * as limits from '@summit/contract/limits/limits';
import type { DemoOrganiserName } from '@summit/contract/session/demo-accounts';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { organiserAudit } from '../organisers/organisers.tables.ts';

let api: TestApp;

beforeEach(async () => {
  api = await openTestApp();
});

afterEach(() => api.close());

const pdf = Buffer.from('%PDF-1.7\n% the facts of the event\n%%EOF\n');
const zip = Buffer.from('PK\x03\x04 an archive', 'latin1');

async function add(content: Buffer, name: DemoOrganiserName = 'content') {
  const token = await api.organise(name);
  const body = { file: new Blob([new Uint8Array(content)]) };
  return api.call(organiseDocumentsCalls.addDocument, { token, body });
}

const recorded = () => api.db.select().from(organiserAudit).where(eq(organiserAudit.call, 'addDocument'));

test('a document is stored, recorded, and served as a download that never opens on the site', async () => {
  for (const [content, ending, type] of [
    [pdf, 'pdf', 'application/pdf'],
    [zip, 'zip', 'application/zip'],
  ] as const) {
    const { status, body } = await add(content);
    expect([status, body.ending]).toEqual([200, ending]);
    expect(body.url).toMatch(new RegExp(`^/media/[0-9a-f]{32}\\.${ending}$`));
    expect((await add(content)).body).toEqual(body);
    const named = await api.app.inject(`${body.url}?download=event-facts.${ending}`);
    expect(named.rawPayload.equals(content)).toBe(true);
    expect(named.headers).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="event-facts.${ending}"`,
      'x-content-type-options': 'nosniff',
    });
    // A name that is not plain, or not of the file's type, is replaced.
    for (const name of ['facts.html', '../facts.pdf"; x="', 'facts']) {
      const { headers } = await api.app.inject(`${body.url}?download=${encodeURIComponent(name)}`);
      expect(headers['content-disposition']).toBe(`attachment; filename="download.${ending}"`);
    }
  }
  const [first] = await recorded();
  expect(first).toMatchObject({ organiserName: 'Conrad Teller', before: null, after: { bytes: pdf.length } });
});

test.each([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'document-0001'],
  ['a page with the mark of a PDF further down', Buffer.from('<html>%PDF-1.7'), 'document-0001'],
  ['a program', Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1'), 'document-0001'],
  ['a file of two bytes', Buffer.from('PK'), 'document-0001'],
  ['nothing', Buffer.alloc(0), 'document-0001'],
  ['one that is too large', Buffer.concat([pdf, Buffer.alloc(limits.documentBytes)]), 'document-0002'],
])('%s is refused without a record', async (_what, content, code) => {
  expect((await add(content)).code).toBe(code);
  expect(await recorded()).toEqual([]);
});

test('requires the permission', async () => {
  expect((await add(pdf, 'analyst')).code).toBe('oauth.advanced-0007');
});

describe('the files of a media kit', () => {
  const shown = async () =>
    (await api.call(mediaPartnerCalls.mediaKits)).body.mediaKits.find(({ id }) => id === 'logo-pack')?.files;

  test('are set by an organiser and offered to visitors, with a row in the record', async () => {
    const { url } = (await add(pdf)).body;
    const files = [{ name: 'event-facts.pdf', url: `${url}?download=event-facts.pdf`, ground: '' }];
    const editor = await getOrganiser(api, 'content');
    expect((await editor.set('media-kits', 'logo-pack', { files: JSON.stringify(files) })).status).toBe(200);
    expect(await shown()).toEqual(files);
    const subject = 'media-kits/logo-pack';
    const record = await api.db.select().from(organiserAudit).where(eq(organiserAudit.subject, subject));
    expect(record).toMatchObject([{ organiserName: 'Conrad Teller', after: { files } }]);
  });

  test.each([
    ['a name with a path', { name: '../facts.pdf', url: '/media/a1.pdf' }],
    ['a name of another kind than the file', { name: 'facts.zip', url: '/media/a1.pdf' }],
    ['a page', { name: 'facts.html', url: '/media/a1.html' }],
    ['another site', { name: 'facts.pdf', url: 'https://elsewhere.example/facts.pdf' }],
    ['a script', { name: 'facts.pdf', url: 'javascript:alert(1)//.pdf' }],
  ])('cannot be changed to %s', async (_what, file) => {
    const before = await shown();
    const editor = await getOrganiser(api);
    const refused = await editor.set('media-kits', 'logo-pack', { files: [file] });
    expect(refused.code).toBe('validation.base-0001');
    expect(await shown()).toEqual(before);
  });
});
