import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testFolder } from '@summit/api/src/testing/test-folder.ts';
import * as mediaPartnerCalls from '@summit/contract/calls/media-partners';
import { openOrganisation, type Organisation } from './testing/terminals.ts';

let api: Organisation['api'];
let logIn: Organisation['logIn'];

beforeEach(async () => {
  ({ api, logIn } = await openOrganisation());
});

afterEach(() => api.close());

test('a PDF is added to a media kit under a safe name; a newer one replaces it', async () => {
  const content = await logIn('content');
  const file = join(testFolder(), 'Facts & figures (2027).PDF');
  const kitFiles = async () =>
    (await api.call(mediaPartnerCalls.mediaKits)).body.mediaKits.find(({ id }) => id === 'fact-sheet')?.files;
  const add = async (bytes: string, use = 'for=media-kits/fact-sheet') => {
    writeFileSync(file, bytes);
    await content.run(['documents', 'add', file, use], [], { yes: true });
    return (await kitFiles()) ?? [];
  };
  const before = (await kitFiles()) ?? [];

  const [added, ...others] = (await add('%PDF-1.7 first')).slice(before.length);
  expect(others).toEqual([]);
  expect(added).toMatchObject({ name: 'Facts-figures-2027.pdf', ground: '' });
  const { headers, payload } = await api.app.inject(added?.url ?? '');
  expect(headers['content-disposition']).toBe('attachment; filename="Facts-figures-2027.pdf"');
  expect(payload).toBe('%PDF-1.7 first');

  const again = await add('%PDF-1.7 second');
  expect(again).toHaveLength(before.length + 1);
  expect((await api.app.inject(again.at(-1)?.url ?? '')).payload).toBe('%PDF-1.7 second');
  const owner = await logIn('owner');
  expect(
    (await owner.run('audit documents/')).match(/Conrad Teller documents\/[0-9a-f]{32}\.pdf/g),
  ).toHaveLength(2);
  expect(await owner.run('audit media-kits/fact-sheet')).toContain('Conrad Teller');

  await expect(add('<html></html>')).rejects.toThrow('neither a PDF nor a zip archive');
  await expect(add('%PDF-1.7 third', 'for=speakers/somebody')).rejects.toThrow('is none of: media-kits');
  expect(await kitFiles()).toEqual(again);
});

test('nothing is stored before the confirmation', async () => {
  const file = join(testFolder(), 'programme.zip');
  writeFileSync(file, 'PK\x03\x04 an archive');
  const content = await logIn('content');
  const shown = await content.run(['documents', 'add', file], ['n']);
  expect(shown).toBe('  + programme.zip, 1 kB\nNothing was changed.');
  expect(await content.run(['documents', 'add', file], ['y'])).toMatch(
    /\/media\/[0-9a-f]{32}\.zip\?download=programme\.zip$/,
  );
});
