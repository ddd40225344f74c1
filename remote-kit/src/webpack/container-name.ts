/**
 * The federation container of one release. The build id is part of it: the runtime keys modules by this name,
 * and two releases of one name would show a visitor the older one.
 */
export function containerName(remote: string, buildId: string): string {
  return `${remote}_${buildId}`;
}
