import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

/** Possible faults of a release's files. `changed`: the content does not match the descriptor's hash. */
export type FileFault = 'down' | 'slow' | 'missing' | 'HTML' | 'truncated' | 'changed';

/** Serves the releases of one remote like its file server, until a fault is chosen. */
export interface FaultyHost {
  origin: string;
  /** Sets the fault of every file from now on; null removes it. */
  fail(fault: FileFault | null): void;
  stop(): Promise<void>;
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
};
/** Longer than any visitor waits. */
const slowMs = 30_000;

export async function startFaultyHost(folder: string): Promise<FaultyHost> {
  let fault: FileFault | null = null;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = join(folder, normalize(pathname));
    const bytes = existsSync(file) ? readFileSync(file) : null;
    const type = types[extname(file)] ?? 'application/octet-stream';
    send(response, bytes, type, fault);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    fail: (next) => {
      fault = next;
      server.closeAllConnections();
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}

function send(response: ServerResponse, bytes: Buffer | null, type: string, fault: FileFault | null): void {
  const respond = (status: number, contentType: string, body: string | Buffer) =>
    response.writeHead(status, { 'content-type': contentType, 'access-control-allow-origin': '*' }).end(body);
  if (fault === 'down') return void response.destroy();
  if (fault === 'HTML') return void respond(200, 'text/html', '<!doctype html><h1>Welcome to nginx</h1>');
  if (fault === 'missing' || !bytes) return void respond(404, 'text/plain', '');
  if (fault === 'truncated') return void respond(200, type, bytes.subarray(0, bytes.length / 2));
  if (fault === 'changed') return void respond(200, type, Buffer.from(`throw new Error('changed');`));
  if (fault === 'slow') return void setTimeout(() => respond(200, type, bytes), slowMs).unref();
  return void respond(200, type, bytes);
}
