import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** What a build needs: code, WebAssembly too, styles, fonts and pictures. None of these is a page that a browser would open on the site. */
const kinds = {
  browser: /\.(js|mjs|css|json|map|txt|woff2?|ttf|png|jpe?g|webp|avif|gif|svg|ico|wasm)$/,
  server: /\.(js|cjs|mjs|css|json|map|txt)$/,
} as const;

const packed = /\.(br|gz)$/;

/** Files that are of no kind a build needs; HTML and programs of the machine are among them. */
export function strangeFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const side = path.startsWith('server/') ? 'server' : 'browser';
    const isPacked = side === 'browser' && packed.test(path);
    return kinds[side].test(isPacked ? path.replace(packed, '') : path)
      ? []
      : [`its ${path} is of a kind that no ${side} build needs`];
  });
}

/** Packed files that do not hold what they are sent in place of. Nothing larger than that is unpacked. */
export function wrongPackings(build: string, paths: readonly string[]): string[] {
  return paths
    .filter((path) => packed.test(path))
    .flatMap((path) => {
      const plain = path.replace(packed, '');
      if (!paths.includes(plain)) return [`its ${path} is sent in place of ${plain}, which is missing`];
      const expected = readFileSync(join(build, plain));
      return unpacked(join(build, path), expected.length)?.equals(expected)
        ? []
        : [`its ${path} does not hold what ${plain} holds`];
    });
}

/** @returns null when the file cannot be unpacked, or holds more than `most` bytes */
function unpacked(file: string, most: number): Buffer | null {
  const unpack = file.endsWith('.br') ? brotliDecompressSync : gunzipSync;
  try {
    // A limit of nothing is none.
    return unpack(readFileSync(file), { maxOutputLength: Math.max(most, 1) });
  } catch {
    return null;
  }
}
