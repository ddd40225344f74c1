/** A release was refused; the one that was live stays live. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';

  constructor(
    remote: string,
    readonly reasons: string[],
  ) {
    super(`The release of '${remote}' is refused:\n${reasons.map((reason) => `  - ${reason}`).join('\n')}`);
  }
}

/** @throws ReleaseRefused when there is any reason */
export function refuseFor(remote: string, reasons: string[]): void {
  if (reasons.length > 0) throw new ReleaseRefused(remote, reasons);
}
