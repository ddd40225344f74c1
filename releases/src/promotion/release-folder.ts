import {
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { remoteDescriptorFrom, type RemoteDescriptor } from '@summit/contract/remote-descriptor';

/** Where the releases of a remote lie; its server serves this folder. */
export function releasesFolder(dataDir: string, remote: string): string {
  return join(dataDir, 'releases', remote);
}

/**
 * Reads the descriptor of a finished build or release.
 * @throws Error saying what is missing or wrong
 */
export function readDescriptor(folder: string): RemoteDescriptor {
  const file = join(folder, 'remote.json');
  if (!existsSync(file)) throw new Error(`${folder} holds no remote.json`);
  return remoteDescriptorFrom(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * What a build holds besides files and folders of its own, by path. A link would publish what it points to: the build's
 * maker chooses that, and the copying program may read it.
 */
export function linksIn(build: string): string[] {
  return entriesIn(build)
    .filter((entry) => !entry.isFile() && !entry.isDirectory())
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
  for (const entry of entriesIn(build)) {
    if (!entry.isFile()) continue;
    const content = ownContent(join(entry.parentPath, entry.name));
    const file = join(target, pathIn(build, entry));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Copies a build to its immutable place. An existing release of the same build id is left as it is. */
export function placeRelease(dataDir: string, build: string, descriptor: RemoteDescriptor): string {
  const releases = releasesFolder(dataDir, descriptor.name);
  const folder = join(releases, descriptor.buildId);
  if (existsSync(folder)) return folder;
  mkdirSync(releases, { recursive: true });
  const draft = join(releases, `.draft-${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  copyFiles(build, draft);
  renameSync(draft, folder);
  return folder;
}
