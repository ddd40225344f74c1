import type { FastifyInstance } from 'fastify';
import { type ShellState, shellStatePath } from '@summit/contract/frame/shell-state';
import { sharedVersions } from '@summit/rendering/shared-versions';

/**
 * `/health`: the process responds. `/ready`: it also renders what the registry says; 503 until it does, so that a load
 * balancer waits and a release is not called live too early, while it never had a primary remote, and once it is about to
 * stop. It names the live remotes that do not load.
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
