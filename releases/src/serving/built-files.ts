import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { descriptorFile, remoteDescriptorFrom } from '@summit/contract/releases/remote-descriptor';

interface Checked {
  /** The identity of the file's content on disk, which changes when the file is repaired. */
  stamp: string;
  isAsBuilt: boolean;
}

/**
 * Verifies the files of releases by their hashes: promotion has checked them, but a disk may fail later. Each file
 * is read once for this, with its first request.
 */
export class BuiltFiles {
  readonly #checked = new Map<string, Checked>();
  readonly #hashes = new Map<string, Record<string, string>>();

  constructor(
    private readonly folder: string,
    private readonly report: (problem: string) => void = console.error,
  ) {}

  /** @param path of an existing file: its build, then its path in the release; also true where no hash is known */
  isAsBuilt(path: string): boolean {
    const file = join(this.folder, path);
    const { mtimeMs, size } = statSync(file);
    const stamp = `${mtimeMs}/${size}`;
    const known = this.#checked.get(path);
    if (known?.stamp === stamp) return known.isAsBuilt;
    const isAsBuilt = this.#check(path, file);
    this.#checked.set(path, { stamp, isAsBuilt });
    if (!isAsBuilt) this.report(`${file} is not the file that was built, and is not served`);
    return isAsBuilt;
  }

  #check(path: string, file: string): boolean {
    const [build = '', ...rest] = path.split('/');
    const expected = this.#hashesOf(build)[rest.join('/')];
    return !expected || createHash('sha256').update(readFileSync(file)).digest('hex') === expected;
  }

  #hashesOf(build: string): Record<string, string> {
    const known = this.#hashes.get(build);
    if (known) return known;
    try {
      const text = readFileSync(join(this.folder, build, descriptorFile), 'utf8');
      const { hashes } = remoteDescriptorFrom(JSON.parse(text));
      this.#hashes.set(build, hashes);
      return hashes;
    } catch {
      // A folder without a descriptor is no release, and has no hashes.
      return {};
    }
  }
}
