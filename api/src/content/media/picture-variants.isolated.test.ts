import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeStoredPicture } from '../public/media.queries.ts';
import { PictureVariants } from './picture-variants.ts';
import type * as storedFiles from './stored-files.ts';
import { storeFiles, toStoredFile, variantsFolder } from './stored-files.ts';

let mockAfterRead: () => Promise<void>;

vi.mock('./stored-files.ts', async (importOriginal) => {
  const actual = await importOriginal<typeof storedFiles>();
  return {
    ...actual,
    readStoredFile: async (...found: Parameters<typeof actual.readStoredFile>) => {
      const content = await actual.readStoredFile(...found);
      if (content) await mockAfterRead();
      return content;
    },
  };
});

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'variants-'));
  mockAfterRead = async () => undefined;
});

afterEach(() => rmSync(dataDir, { recursive: true }));

async function storedPicture() {
  const pixels = sharp({ create: { width: 300, height: 200, channels: 3, background: '#246' } });
  const file = toStoredFile(await pixels.jpeg().toBuffer(), 'jpg');
  await storeFiles(dataDir, [file]);
  return { name: file.name, hash: file.name.split('.')[0] ?? '' };
}

test('a picture that is removed while another size is being created is not served again', async () => {
  const { name, hash } = await storedPicture();
  const variants = new PictureVariants(dataDir);
  const variant = { hash, width: 'share', format: 'jpg' } as const;
  mockAfterRead = () => removeStoredPicture(dataDir, name);
  await variants.read(variant);

  expect(readdirSync(variantsFolder(dataDir))).toEqual([]);
  expect(await variants.read(variant)).toBeNull();
});

test('a size of a picture is created once and stored', async () => {
  const { hash } = await storedPicture();
  const variants = new PictureVariants(dataDir);
  const variant = { hash, width: 'share', format: 'jpg' } as const;
  expect(await variants.read(variant)).toEqual(await variants.read(variant));
  expect(readdirSync(variantsFolder(dataDir))).toEqual([`${hash}-share.jpg`]);
});

test('a size that cannot be stored, as on a full disk, is sent all the same', async () => {
  const { hash } = await storedPicture();
  // Nothing can be written into a folder whose place a file has.
  writeFileSync(variantsFolder(dataDir), '');
  const picture = await new PictureVariants(dataDir).read({ hash, width: 'share', format: 'jpg' });
  expect(picture?.length).toBeGreaterThan(0);
});

test('two processes can create the same size at the same time', async () => {
  const { hash } = await storedPicture();
  const variant = { hash, width: 'share', format: 'jpg' } as const;
  const processes = Array.from({ length: 4 }, () => new PictureVariants(dataDir));
  const [first, ...others] = await Promise.all(processes.map((variants) => variants.read(variant)));
  for (const other of others) expect(other).toEqual(first);
  expect(readdirSync(variantsFolder(dataDir))).toEqual([`${hash}-share.jpg`]);
});
