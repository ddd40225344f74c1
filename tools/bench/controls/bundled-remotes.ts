import type { RemoteName } from '@summit/contract/site/page';
import awards from '../../../mf-awards/src/remote.ts';
import backoffice from '../../../mf-backoffice/src/remote.ts';
import content from '../../../mf-content/src/remote.ts';
import messaging from '../../../mf-messaging/src/remote.ts';
import registration from '../../../mf-registration/src/remote.ts';

const remotes: Record<RemoteName, unknown> = { awards, backoffice, content, messaging, registration };

/** Does nothing, because the remotes are part of the bundle. */
export function registerContainer(): void {}

/** Replaces the federated import of a remote: the same public API, from the same bundle. */
export async function importRemote({ name }: { name: RemoteName }): Promise<unknown> {
  return remotes[name];
}
