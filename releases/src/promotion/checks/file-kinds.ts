import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/**
 * The kinds of files of a build: code, WebAssembly, styles, fonts and pictures. Browsers open none of them as a
 * page.
 */
const kinds = {
  browser: /\.(js|mjs|css|json|map|txt|woff2?|ttf|png|jpe?g|webp|avif|gif|svg|ico|wasm)$/,
  server: /\.(js|cjs|mjs|css|json|map|txt)$/,
} as const;

const packed = /\.(br|gz)$/;

/** Files of other kinds, such as HTML and executables. */
export function strangeFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const side = path.startsWith('server/') ? 'server' : 'browser';
    const isPacked = side === 'browser' && packed.test(path);
    return kinds[side].test(isPacked ? path.replace(packed, '') : path)
      ? []
      : [`its ${path} is of a kind that no ${side} build needs`];
  });
}

/** Compressed files that do not match their originals. At most the original's size is decompressed. */
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
    // The library treats a limit of 0 as no limit.
    return unpack(readFileSync(file), { maxOutputLength: Math.max(most, 1) });
  } catch {
    return null;
  }
}
