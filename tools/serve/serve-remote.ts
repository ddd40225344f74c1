import { stopWithParent } from '../start/stop-with-parent.ts';
import { remoteServer } from './remote-server.ts';

// `node --import tsx tools/serve/serve-remote.ts <folder> <port>`: one remote on its own origin.
const [folder, port] = process.argv.slice(2);
if (!folder || !port) throw new Error('usage: serve-remote.ts <folder of releases> <port>');
const app = await remoteServer(folder);
try {
  await app.listen({ host: process.env.HOST ?? '127.0.0.1', port: Number(port) });
  process.send?.({ ready: true });
  stopWithParent(() => app.close());
} catch (error) {
  console.error(`${folder} cannot be served: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
