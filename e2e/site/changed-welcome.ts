import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NextVersion } from '@summit/tools/testing/sites/next-version';

/** Builds the awards with another welcome page from this source. Returns the build. */
export function buildWithWelcome(next: NextVersion, source: string): string {
  const sources = join(next.folder, 'mf-awards/src');
  mkdirSync(join(sources, 'changed'));
  writeFileSync(join(sources, 'changed/changed-page.tsx'), source);
  const remote = join(sources, 'remote.ts');
  const text = readFileSync(remote, 'utf8');
  const changed = text.replace('./welcome/welcome-page.tsx', './changed/changed-page.tsx');
  if (changed === text) throw new Error('The welcome page of the awards lies elsewhere.');
  writeFileSync(remote, changed);
  return next.build('awards');
}
