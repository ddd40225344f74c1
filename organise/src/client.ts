import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ErrorResponse } from '@summit/contract/errors/error-response';
import type { BodyOf, Call, ParamsOf, QueryOf, ResponseOf } from '@summit/contract/requests/call';
import { bearer, headers } from '@summit/contract/requests/request-headers';
import { wholeRow } from '@summit/contract/tables/whole-rows';

interface Sent<C extends Call> {
  params?: ParamsOf<C>;
  query?: Partial<QueryOf<C>>;
  body?: BodyOf<C>;
  /** Sent as the file of a form. */
  upload?: Buffer;
}

/** Makes the calls of an organiser, in the session that is stored on this machine. */
export interface Client {
  /** @throws an Error in the words of the API */
  call<C extends Call>(row: C, sent?: Sent<C>): Promise<ResponseOf<C>>;
  /** The file that a call responds with. @throws an Error in the words of the API */
  bytes<C extends Call>(row: C, sent?: Sent<C>): Promise<ArrayBuffer>;
  /** The paths of the pages that are live, as the site knows them; null where it does not say. */
  livePaths(): Promise<string[] | null>;
  /** Stores the token of a session, readable only by its owner; null removes it. */
  remember(token: string | null): void;
}

/**
 * @param base of the API, e.g. `http://localhost:3000/api`
 * @param file in which the session is stored
 */
export function getClient(base: string, file: string): Client {
  /** @throws an Error in the words of the API */
  async function send<C extends Call>(row: C, sent: Sent<C>): Promise<Response> {
    const { params = {}, query = {}, body, upload } = sent;
    const token = storedToken(file);
    const response = await reach(base, getAddress(row, params as object, query), {
      method: row.method,
      body: upload ? getForm(upload, wholeRow(row).file) : JSON.stringify(body),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && row.access === 'organiser' && { [headers.authorization]: bearer(token) }),
      },
    });
    if (!response.ok) throw new Error(refusalIn(await response.text(), response.status));
    return response;
  }

  return {
    bytes: async (row, sent = {}) => (await send(row, sent)).arrayBuffer(),
    async call(row, sent = {}) {
      const text = await (await send(row, sent)).text();
      if (wholeRow(row).mediaType) return text as ResponseOf<typeof row>;
      return (text === '' ? undefined : JSON.parse(text)) as ResponseOf<typeof row>;
    },
    livePaths: () => livePathsAt(new URL('/registry.json', base)),
    remember(token) {
      rmSync(file, { force: true });
      if (token === null) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, token, { mode: 0o600 });
    },
  };
}

/** @throws an Error that says what to look at when nothing responds there */
async function reach(base: string, path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(`${base}${path}`, request);
  } catch (error) {
    const site = base.replace(/\/api$/, '');
    throw new Error(
      `Nothing responds at ${site}. Is the site started there? Another one is named by --site URL, SITE_ORIGIN or PORT.`,
      { cause: error },
    );
  }
}

interface LiveRegistry {
  remotes: { pages: { path: string }[] }[];
}

async function livePathsAt(registry: URL): Promise<string[] | null> {
  try {
    const { remotes } = (await (await fetch(registry)).json()) as LiveRegistry;
    const paths = remotes.flatMap(({ pages }) => pages.map(({ path }) => path));
    return paths.length > 0 ? paths : null;
  } catch {
    return null;
  }
}

function getForm(upload: Buffer, part = 'file'): FormData {
  const form = new FormData();
  form.append(part, new Blob([new Uint8Array(upload)]), part);
  return form;
}

function storedToken(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function getAddress(row: Call, params: object, query: object): string {
  const values = params as Record<string, unknown>;
  const path = row.path.replaceAll(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${path}?${search}` : path;
}

function refusalIn(text: string, status: number): string {
  try {
    const { Code, Message, failures = [] } = JSON.parse(text) as ErrorResponse;
    const fields = failures.map(({ field, message }) => `\n  ${field}: ${message}`);
    if (Code === 'authorization-0001') return 'You are not logged in: npm run organise -- log-in EMAIL';
    // The general message asks for a look at a form; here the lines that follow say what is wrong.
    const said = Code === 'validation.base-0001' && fields.length > 0 ? 'This is refused:' : Message;
    return `${said} (${Code})${fields.join('')}`;
  } catch {
    return `The site responded with ${status}.`;
  }
}
