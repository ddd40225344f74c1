import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyTemplateData } from './template-data.ts';

let folder: string;
let fills: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'template-'));
  fills = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

const template = (key = 'a1') => join(folder, 'sites', key);

/** Fills a data folder like a site does, including a file that only its owner may read. */
async function fill(dataDir: string): Promise<void> {
  fills += 1;
  await new Promise((resolve) => setTimeout(resolve, 50));
  mkdirSync(join(dataDir, 'postgres/data'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres/data/PG_VERSION'), '18');
  chmodSync(join(dataDir, 'postgres/data'), 0o700);
}

/** The data folder of the next site. */
async function nextSite(key?: string, fillWith = fill): Promise<string> {
  const dataDir = mkdtempSync(join(folder, 'site-'));
  await copyTemplateData(dataDir, fillWith, template(key));
  return dataDir;
}

const versionIn = (dataDir: string) => readFileSync(join(dataDir, 'postgres/data/PG_VERSION'), 'utf8');

test('the first site fills a folder, and later ones get a copy with its permissions', async () => {
  const [first, second] = [await nextSite(), await nextSite()];
  expect([versionIn(first), versionIn(second), fills]).toEqual(['18', '18', 1]);
  expect(statSync(join(second, 'postgres/data')).mode & 0o777).toBe(0o700);
  writeFileSync(join(first, 'postgres/data/PG_VERSION'), 'changed by its site');
  expect(versionIn(await nextSite())).toBe('18');
});

test('other sources have a separate template', async () => {
  await nextSite('a1');
  await nextSite('b2');
  expect(fills).toBe(2);
});

test('several runs can create it at the same time', async () => {
  const sites = await Promise.all([nextSite(), nextSite(), nextSite()]);
  expect(sites.map(versionIn)).toEqual(['18', '18', '18']);
  expect(readdirSync(join(folder, 'sites'))).toEqual(['a1']);
});

test('a site that fails leaves no template', async () => {
  const fails = () => Promise.reject(new Error('port 11000 is in use'));
  await expect(nextSite('a1', fails)).rejects.toThrow('port 11000 is in use');
  expect(existsSync(template())).toBe(false);
  expect(versionIn(await nextSite())).toBe('18');
});

test('a site with an external database starts with an empty folder', async () => {
  const elsewhere = async (dataDir: string) => writeFileSync(join(dataDir, 'postgres.json'), '{}');
  expect(readdirSync(await nextSite('a1', elsewhere))).toEqual([]);
});
