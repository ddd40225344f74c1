import type { FastifyInstance } from 'fastify';
import { type ShellState, shellStatePath } from '@summit/contract/shell-state';
import { sharedVersions } from './shared-versions.ts';

/**
 * `/health`: the process responds. `/ready`: it also renders what the registry says; 503 until it does, so that a load
 * balancer waits and a release is not called live too early, and once it is about to stop.
 */
export function serveShellState(
  app: FastifyInstance,
  revisions: () => Pick<ShellState, 'revision' | 'renderedRevision'>,
  isDraining: () => boolean = () => false,
): void {
  const shared = sharedVersions();
  app.get('/health', async () => ({ status: 'ok', revision: revisions().revision }));
  app.get(shellStatePath, async (_request, reply): Promise<ShellState> => {
    const state = { ...revisions(), shared };
    void reply.header('cache-control', 'no-cache');
    void reply.code(!isDraining() && state.renderedRevision === state.revision ? 200 : 503);
    return state;
  });
}
