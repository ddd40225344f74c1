/**
 * The name of one release's federation container. It contains the build id, because the runtime keys modules by this
 * name: with the same name for two releases a visitor would get the older one.
 */
export function containerName(remote: string, buildId: string): string {
  return `${remote}_${buildId}`;
}
