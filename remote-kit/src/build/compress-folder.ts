import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const smallest = 1024;

/** Writes `.br` and `.gz` beside every file that becomes smaller, so that servers never compress while a visitor waits. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|json|css|svg|wasm)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await Promise.all([
    brotli(content, quality).then((packed) => writeFile(`${file}.br`, packed)),
    zip(content, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}
