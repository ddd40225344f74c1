import { createServer, type Server } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** One way of delivering the site's pages, for comparison. */
export interface Variant {
  name: string;
  /** Makes the variant's HTML from the site's. */
  html: (html: string) => string;
  /** Answers addresses below `/assets/` that the site does not have. */
  assets?: string;
}

interface Stored {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Serves a variant of a running site: HTML changed, everything else as the site answers it. All answers are kept in
 * memory and compressed alike, so that variants differ in what they send, not in who sends it.
 */
export async function serveVariant(
  variant: Variant,
  siteOrigin: string,
): Promise<{ origin: string; close: () => void }> {
  const kept = new Map<string, Promise<Stored>>();
  const server = createServer((request, reply) => {
    const path = request.url ?? '/';
    const own = ownAsset(variant, path);
    if (own) {
      reply.writeHead(200, own.headers).end(own.body);
      return;
    }
    const answer = kept.get(path) ?? fetchAnswer(variant, siteOrigin + path);
    kept.set(path, answer);
    answer.then(
      ({ status, headers, body }) => reply.writeHead(status, headers).end(body),
      () => reply.writeHead(502).end(),
    );
  });
  const port = await listen(server);
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

/** A file that only this variant has, as its build compressed it. */
function ownAsset({ assets }: Variant, path: string): Omit<Stored, 'status'> | null {
  if (!assets || !path.startsWith('/assets/')) return null;
  const file = join(assets, path.slice('/assets/'.length));
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'max-age=86400' };
  if (existsSync(`${file}.br`)) {
    return { headers: { ...headers, 'content-encoding': 'br' }, body: readFileSync(`${file}.br`) };
  }
  return existsSync(file) ? { headers, body: readFileSync(file) } : null;
}

async function fetchAnswer(variant: Variant, url: string): Promise<Stored> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  const raw = Buffer.from(await answer.arrayBuffer());
  const body = type.startsWith('text/html') ? Buffer.from(variant.html(raw.toString())) : raw;
  const headers: Record<string, string> = { 'content-type': type };
  const lifetime = answer.headers.get('cache-control');
  if (lifetime) headers['cache-control'] = lifetime;
  if (!/^(text|application\/(json|javascript)|image\/svg)/.test(type)) {
    return { status: answer.status, headers, body };
  }
  return {
    status: answer.status,
    headers: { ...headers, 'content-encoding': 'br' },
    body: brotliCompressSync(body),
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}
