import type { FastifyInstance } from 'fastify';
import { type ShellState, shellStatePath } from '@summit/contract/frame/shell-state';
import { sharedVersions } from '@summit/rendering/shared-versions';

/**
 * The routes `/health`, which responds while the process runs, and `/ready`, which responds with 503 until the
 * releases of the registry are rendered, so that load balancers wait and a release is not reported live too early;
 * while a primary remote was never loaded; and once the server is about to stop. It lists the live remotes that do
 * not load.
 */
export function serveShellState(
  app: FastifyInstance,
  toState: () => Omit<ShellState, 'shared'>,
  isDraining: () => boolean = () => false,
): void {
  const shared = sharedVersions();
  app.get('/health', async () => ({ status: 'ok', revision: toState().revision }));
  app.get(shellStatePath, async (_request, reply): Promise<ShellState> => {
    const state = { ...toState(), shared };
    void reply.header('cache-control', 'no-cache');
    const isWhole = state.renderedRevision === state.revision && !state.away.some(({ blocks }) => blocks);
    void reply.code(!isDraining() && isWhole ? 200 : 503);
    return state;
  });
}
