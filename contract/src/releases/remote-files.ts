/** Where a release's files are under the site's own address, as well as on their own server. */
export function getFiles(remote: string, buildId: string): string {
  return `/r/${remote}/${buildId}`;
}
