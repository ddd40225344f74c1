import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { signatureFile } from '@summit/contract/releases/release-signature';
import {
  descriptorFile,
  type RemoteDescriptor,
  remoteDescriptorFrom,
} from '@summit/contract/releases/remote-descriptor';
import { gateLimits } from './checks/gate-limits.ts';

/** The folder of a remote's releases, which its file server serves. */
export function releasesFolder(dataDir: string, remote: string): string {
  return join(dataDir, 'releases', remote);
}

/** The folder of a remote's builds while they are tried, which is not public. */
function candidatesFolder(dataDir: string, remote: string): string {
  return join(dataDir, 'candidates', remote);
}

/**
 * Reads the descriptor of a finished build or release.
 * @throws Error saying what is missing or wrong
 */
export function readDescriptor(folder: string): RemoteDescriptor {
  const file = join(folder, descriptorFile);
  // A symbolic link could lead to any file, and reading a pipe would never end.
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new Error(`${folder} holds no ${descriptorFile}`);
  if (found.size > gateLimits.descriptor) {
    throw new Error(`${descriptorFile} has ${found.size} bytes, and ${gateLimits.descriptor} are the most`);
  }
  return remoteDescriptorFrom(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * The paths in a build that are no regular files or folders. A symbolic link would publish its target, which the
 * author of the build chooses, and the copying program may be able to read.
 */
export function linksIn(build: string): string[] {
  return entriesIn(build)
    .filter((entry) => !entry.isFile() && !entry.isDirectory())
    .map((entry) => pathIn(build, entry));
}

/** The files that a build holds, by path. */
export function filesIn(build: string): string[] {
  return entriesIn(build)
    .filter((entry) => entry.isFile())
    .map((entry) => pathIn(build, entry));
}

function entriesIn(build: string) {
  return readdirSync(build, { recursive: true, withFileTypes: true });
}

type Entry = ReturnType<typeof entriesIn>[number];

function pathIn(build: string, { parentPath, name }: Entry): string {
  return relative(build, join(parentPath, name)).split(sep).join('/');
}

/** @throws Error when the file is a link */
function ownContent(file: string): Buffer {
  const opened = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    return readFileSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Copies the content of regular files and nothing else: what became a link meanwhile is an error. */
function copyFiles(build: string, target: string): void {
  for (const path of filesIn(build)) {
    const content = ownContent(join(build, path));
    const file = join(target, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Adds the signature to a release, since the same build may have been released before its team had keys. */
function copySignature(from: string, to: string): void {
  const signature = join(from, signatureFile);
  if (existsSync(signature)) writeFileSync(join(to, signatureFile), ownContent(signature));
}

/** Copies that are older than this, in milliseconds, were left by a killed process: no trial takes that long. */
const abandonedMs = 6 * 3600_000;

/** Removes copies of killed trials, by age rather than by process, because other machines may share the folder. */
function sweepCandidates(dataDir: string, now = Date.now()): void {
  const all = join(dataDir, 'candidates');
  if (!existsSync(all)) return;
  for (const remote of readdirSync(all)) {
    for (const attempt of readdirSync(join(all, remote))) {
      const folder = join(all, remote, attempt);
      const made = lstatSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? now;
      if (now - made > abandonedMs) rmSync(folder, { recursive: true, force: true });
    }
  }
}

/** A copy of a build that is being tried. */
export interface Candidate {
  folder: string;
  /** Moves it to its immutable place. An existing release of the same build id is left as it is. */
  publish: () => void;
  /** Removes it, if it was not published. */
  discard: () => void;
}

/** Copies a build to a folder that is not public, where it can be tried. */
export function placeCandidate(dataDir: string, build: string, descriptor: RemoteDescriptor): Candidate {
  const { name, buildId } = descriptor;
  // A folder for each trial, because the same build may be released twice concurrently. It is not named by the process,
  // because in containers all have the same number.
  const parent = join(candidatesFolder(dataDir, name), randomUUID());
  const folder = join(parent, buildId);
  const discard = () => rmSync(parent, { recursive: true, force: true });
  sweepCandidates(dataDir);
  try {
    copyFiles(build, folder);
  } catch (error) {
    // A copy that does not fit on the disk must not fill it.
    discard();
    throw error;
  }
  return {
    folder,
    publish() {
      const releases = releasesFolder(dataDir, name);
      const target = join(releases, buildId);
      mkdirSync(releases, { recursive: true });
      if (!existsSync(target)) renameSync(folder, target);
      else copySignature(folder, target);
    },
    discard,
  };
}
