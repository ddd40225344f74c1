import { readEnvironment } from '@summit/contract/environment/read-environment';
import { stopWithParent } from '../process/stop-with-parent.ts';
import { remoteServer } from './remote-server.ts';

// `summit-serve-remote <folder> <port>` serves one remote from its own origin.
const [folder, port] = process.argv.slice(2);
if (!folder || !port) throw new Error('usage: serve-remote.ts <folder of releases> <port>');
const app = await remoteServer(folder);
try {
  await app.listen({ host: readEnvironment(process.env, 'releases').HOST, port: Number(port) });
  process.send?.({ ready: true });
  stopWithParent(() => app.close());
} catch (error) {
  console.error(`${folder} cannot be served: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
