import type * as calls from '@summit/contract/calls/organise-releases';
import type { ResponseOf } from '@summit/contract/requests/call';
import { bearer } from '@summit/contract/requests/request-headers';
import { type DeskOrder, releaseDesk } from '@summit/contract/shapes/organise/release-desk';
import type { Config } from '../../platform/config.ts';
import { Failure } from '../../platform/responses/failure.ts';

type Releases = ResponseOf<typeof calls.releases>;
type Outcome = ResponseOf<typeof calls.changeRelease>;
type AskedChange = Omit<DeskOrder, 'isDryRun'>;

/** The desk polls the site's servers, for which it waits some seconds. */
const readMs = 15_000;
/** The timeout after which the desk has made a change, or will not make it any more. */
const changeMs = 2 * releaseDesk.changeWithinMs;

/** A client of the release desk, with the key that no browser has. */
export class ReleaseDesk {
  constructor(private readonly access: Config['releaseDesk']) {}

  /** @throws release-0001 */
  getReleases(): Promise<Releases> {
    return this.#read(releaseDesk.releasesPath);
  }

  /** A link to a candidate. @throws cqrs-0009 when it is none, release-0001 */
  getPreview(remote: string, buildId: string): Promise<ResponseOf<typeof calls.releasePreview>> {
    return this.#read(`${releaseDesk.previewPath}?${new URLSearchParams({ remote, buildId })}`);
  }

  /** The outcome that a change would have. @throws resource-0001 when the registry is not as it was read, release-0001 */
  async tryOut(order: AskedChange): Promise<Outcome> {
    const response = await this.#send({ ...order, isDryRun: true });
    if (response instanceof Response && response.ok) return (await response.json()) as Outcome;
    throw new Failure('release-0001', { cause: response });
  }

  /**
   * Makes a change. Returns why it is refused, if it is.
   * @throws resource-0001 when the registry is not as it was read; release-0001 when nothing was changed; release-0002 when
   * the outcome is unknown
   */
  async make(order: AskedChange): Promise<readonly string[]> {
    const response = await this.#send({ ...order, isDryRun: false });
    if (response instanceof Response && response.ok) return ((await response.json()) as Outcome).problems;
    // A desk that was not reached has changed nothing; otherwise the history shows the outcome.
    const fate = isNotReached(response) ? 'left' : await this.#findOut(order);
    if (fate === 'made') return [];
    throw new Failure(fate === 'left' ? 'release-0001' : 'release-0002', { cause: response });
  }

  async #send(order: DeskOrder): Promise<unknown> {
    const init = { method: 'POST', body: JSON.stringify(order), signal: AbortSignal.timeout(changeMs) };
    const response = await this.#ask(releaseDesk.changePath, init).catch((error: unknown) => error);
    if (response instanceof Response && response.status === 409) throw new Failure('resource-0001');
    return response;
  }

  /** The outcome of a change whose response was lost. */
  async #findOut({ remote, revision, by }: AskedChange): Promise<'made' | 'left' | 'unknown'> {
    const now = await this.getReleases().catch(() => null);
    if (now?.revision === revision) return 'left';
    const last = now?.remotes.find(({ name }) => name === remote)?.history[0];
    return now?.revision === revision + 1 && last?.by === by ? 'made' : 'unknown';
  }

  async #read<T>(path: string): Promise<T> {
    try {
      const response = await this.#ask(path, { signal: AbortSignal.timeout(readMs) });
      if (response.status === 404) throw new Failure('cqrs-0009');
      if (!response.ok) throw new Error(`The release desk responds with ${response.status}.`);
      return (await response.json()) as T;
    } catch (error) {
      if (error instanceof Failure) throw error;
      throw new Failure('release-0001', { cause: error });
    }
  }

  #ask(path: string, init: RequestInit): Promise<Response> {
    const { url, key } = this.access;
    const headers = { authorization: bearer(key), 'content-type': 'application/json' };
    return fetch(`${url}${path}`, { ...init, headers });
  }
}

function isNotReached(failure: unknown): boolean {
  const { code } = ((failure as Error | undefined)?.cause ?? {}) as { code?: string };
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'].includes(code ?? '');
}
