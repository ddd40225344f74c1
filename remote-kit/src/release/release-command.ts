import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { signBuild } from './sign-build.ts';
import { siteOrigin } from './site-origin.ts';

export interface ReleaseOrder {
  /** The finished build. */
  build: string;
  remote: string;
  /** The site's public origin. */
  site: string;
  /** The file with the team's private key; undefined: the site has no key of the team. */
  key?: string | undefined;
  /** A folder that the site's release command reads. */
  to: string;
}

/**
 * Signs a build for a site and hands it over: it appears in `to/<remote>/<build id>` completely or not at all.
 * @returns the command to run on the site's machine
 */
export function handOver({ build, remote, site, key, to }: ReleaseOrder): string {
  const origin = siteOrigin(site);
  if (key) signBuild(build, key, origin);
  const folder = join(to, remote, basename(build));
  const draft = join(to, remote, `.draft-${basename(build)}-${process.pid}`);
  mkdirSync(join(to, remote), { recursive: true });
  rmSync(draft, { recursive: true, force: true });
  cpSync(build, draft, { recursive: true });
  // The same build is signed again.
  if (existsSync(folder)) rmSync(folder, { recursive: true });
  renameSync(draft, folder);
  return `${folder}
Where the site is: npm run release -- ${remote} --from ${folder} --candidate
Then preview it (npm run preview -- ${remote}), make it live (npm run promote -- ${remote}) or go back (npm run rollback -- ${remote}).`;
}
