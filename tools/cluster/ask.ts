import { type Agent, type IncomingMessage, request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';

export interface Asked {
  method: string;
  path: string;
  body?: string;
  headers?: Record<string, string>;
}

const timeoutMs = 30_000;

export interface Responded {
  status: number;
  text: string;
}

/**
 * Sends one request and accepts the cluster's own certificate, since no other server is called. Like browsers, it repeats a
 * request on a new connection when a reused connection was closed just then.
 * @throws Error when there is no complete response
 */
export async function ask(origin: string, asked: Asked, agent?: Agent): Promise<Responded> {
  try {
    return await askOnce(origin, asked, agent);
  } catch (error) {
    if (error instanceof ClosedMeanwhile) return askOnce(origin, asked, false);
    throw error;
  }
}

class ClosedMeanwhile extends Error {
  override readonly name = 'ClosedMeanwhile';
}

function askOnce(origin: string, asked: Asked, agent?: Agent | false): Promise<Responded> {
  const { method, path, body, headers } = asked;
  const send = origin.startsWith('https:') ? requestByHttps : requestByHttp;
  return new Promise((resolve, reject) => {
    const options = { method, headers, rejectUnauthorized: false, ...(agent !== undefined && { agent }) };
    const sent = send(origin + path, options, (response) => {
      toText(response).then((text) => resolve({ status: response.statusCode ?? 0, text }), reject);
    });
    sent.setTimeout(timeoutMs, () => sent.destroy(new Error(`no response in ${timeoutMs / 1000} s`)));
    sent.once('error', (error: NodeJS.ErrnoException) => {
      const isOfOldConnection = sent.reusedSocket && error.code === 'ECONNRESET';
      reject(isOfOldConnection ? new ClosedMeanwhile(error.message) : error);
    });
    sent.end(body);
  });
}

async function toText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
