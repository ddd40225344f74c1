/** The title of a remote: `Awards`. */
export function remoteTitle(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
