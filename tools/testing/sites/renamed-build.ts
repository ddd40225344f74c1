import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files with text; all others are copied unchanged. */
const isText = /\.(js|json|css)$/;
/** Files that are made from the others, or only serve to read stack traces. */
const isLeftOut = /\.(br|gz|map)$/;

/**
 * Copies a finished build under another build id: the same pages in separate files and a separate container, as after a
 * change of the sources; `change` applies that change to the text of every file. Returns the folder of the copy.
 */
export function renamedBuild(
  build: string,
  target: string,
  buildId: string,
  change = (text: string) => text,
): string {
  const descriptor = JSON.parse(readFileSync(join(build, 'remote.json'), 'utf8')) as {
    buildId: string;
    hashes: Record<string, string>;
  };
  const folder = join(target, buildId);
  const rename = (text: string) => change(text.replaceAll(descriptor.buildId, buildId));
  const hashes: Record<string, string> = {};
  for (const entry of readdirSync(build, { recursive: true, encoding: 'utf8' })) {
    if (!(entry in descriptor.hashes) || isLeftOut.test(entry)) continue;
    const bytes = readFileSync(join(build, entry));
    const content = isText.test(entry) ? Buffer.from(rename(bytes.toString())) : bytes;
    // The name of a style sheet contains the build id, too.
    const name = entry.replaceAll(descriptor.buildId, buildId);
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
    hashes[name] = createHash('sha256').update(content).digest('hex');
  }
  const facts = JSON.parse(rename(JSON.stringify({ ...descriptor, hashes: {} }))) as object;
  writeFileSync(join(folder, 'remote.json'), JSON.stringify({ ...facts, hashes }));
  return folder;
}
