import { spawn } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { connect as connectByHttp2 } from 'node:http2';
import { request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type PeerCertificate } from 'node:tls';
import type { ClusterSettings } from '../cluster-settings.ts';
import { writeNginxFiles } from '../nginx-files.ts';

const insecure = { rejectUnauthorized: false };

/** Starts nginx with the front's configuration, and the program that watches its certificate; `stop` ends both. */
export function startFront(settings: ClusterSettings) {
  const folder = writeNginxFiles(settings);
  const options = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  const nginx = spawn('nginx', [...options, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'pipe'] });
  // Unavailable sites are part of this drill, so nginx's reports about them are ignored.
  nginx.stderr.setEncoding('utf8').on('data', (text: string) => {
    if (!text.includes('Connection refused')) console.error(text.trim());
  });
  const script = join(import.meta.dirname, '../../../deploy/nginx/reload-certificates.sh');
  // It runs in a separate process group, so that its background processes end with it.
  const watcher = spawn('/bin/sh', [script], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, CERTIFICATES: folder, RELOAD_SECONDS: '1', NGINX_OPTIONS: options.join(' ') },
  });
  const stop = () => {
    nginx.kill('SIGTERM');
    if (watcher.pid) process.kill(-watcher.pid, 'SIGTERM');
  };
  return { folder, stop };
}

/** A site server that responds after a delay with the `Host` of the request. It has no assets but those of its version. */
export function slowSite(port: number, afterMs: number, version: string): Server {
  const respond = (host: string, response: ServerResponse) => response.end(host);
  return createServer((asked, response) => {
    const [, folder, build] = (asked.url ?? '').split('/');
    if (folder === 'assets' && build !== version) response.statusCode = 404;
    setTimeout(() => respond(asked.headers.host ?? '', response), afterMs);
  }).listen(port, '127.0.0.1');
}

/** The status of a visitor's response; 0 when there is none. */
export function getStatus(port: number, path = '/'): Promise<number> {
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port, path, ...insecure }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', () => resolve(0)).end();
  });
}

/** The response to a visitor. @throws Error when there is none */
export function getResponse(port: number, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }>(
    (resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, headers, ...insecure }, (response) => {
        const chunks: Buffer[] = [];
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => {
            const body = Buffer.concat(chunks);
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body,
              text: body.toString(),
            });
          });
      });
      sent.on('error', reject).end();
    },
  );
}

/** The response to a visitor who uses HTTP/2. */
export async function byHttp2(port: number, authority: string): Promise<{ status: number; body: string }> {
  const session = connectByHttp2(`https://127.0.0.1:${port}`, insecure);
  try {
    const stream = session.request({ ':path': '/', ':authority': authority });
    const status = new Promise<number>((resolve, reject) => {
      stream.on('response', (headers) => resolve(Number(headers[':status'])));
      stream.on('error', reject);
      session.on('error', reject);
    });
    let body = '';
    for await (const chunk of stream.setEncoding('utf8')) body += chunk;
    return { status: await status, body };
  } finally {
    session.close();
  }
}

/** The fingerprint of the certificate that visitors see. */
export function certificateAt(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', ...insecure }, () => {
      const { raw }: PeerCertificate = socket.getPeerCertificate();
      socket.end();
      resolve(new X509Certificate(raw).fingerprint256);
    });
    socket.on('error', reject);
  });
}

/** Whether a condition becomes true within a timeout in milliseconds. */
export async function comesTrue(is: () => Promise<boolean>, withinMs: number): Promise<boolean> {
  for (const end = Date.now() + withinMs; Date.now() < end; await pause(200)) {
    if (await is().catch(() => false)) return true;
  }
  return false;
}
