import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server as SocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformFileSync } from '@swc/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Renderer } from '@summit/rendering/renderer';
import { createRegistry, liveRelease } from '../../testing/fake-registry.ts';
import { siteReleases } from '../site-releases.ts';

/** Runs the code in the address like a remote's code: by `eval`, with a `require` that finds modules of Node. */
const program = `
const { parentChannel } = require('./parent-channel.cjs');
const { PassedFetch } = require('./passed-fetch.cjs');
const { confineProcess } = require('./confined-process.cjs');
const channel = parentChannel();
const passed = new PassedFetch(channel.send);
confineProcess(passed.fetch);
const run = async ({ id, path }) => {
  channel.send({ kind: 'begun', id });
  let html;
  try {
    const { createRequire } = await import('node:module');
    const code = eval('(async (require) => {' + decodeURIComponent(path) + '})');
    html = 'did: ' + (await code(createRequire('/nowhere/x.js')));
  } catch (error) {
    html = 'refused: ' + error.message;
  }
  channel.send({ kind: 'rendered', id, page: { status: 200, html, degraded: false }, memory: 0 });
};
channel.takeOrders((order) => {
  if (passed.takes(order)) return;
  if (order.kind === 'setup') {
    setInterval(() => channel.send({ kind: 'beat' }), order.setup.beatMs);
    channel.send({ kind: 'ready', problems: [] });
  }
  if (order.kind === 'render') void run(order);
});
`;

const folder = mkdtempSync(join(tmpdir(), 'confined-'));
/** Represents the database and other services on the inner network. */
let inner: SocketServer;
let connections = 0;
let api: Server;
let renderer: Renderer;

beforeAll(async () => {
  for (const name of ['parent-channel', 'passed-fetch', 'confined-process']) {
    const { code } = transformFileSync(join(import.meta.dirname, `${name}.ts`), {
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
      module: { type: 'commonjs' },
    });
    writeFileSync(join(folder, `${name}.cjs`), code);
  }
  writeFileSync(join(folder, 'program.cjs'), program);
  inner = createSocketServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  api = createServer((_request, response) => response.end('of the API'));
  await new Promise<void>((resolve) => void inner.listen(0, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve));
  renderer = new Renderer({
    program: join(folder, 'program.cjs'),
    setup: {
      ...siteReleases(createRegistry(1, liveRelease('awards', 'http://127.0.0.1:1'))),
      ...{
        remote: 'awards',
        apiUpstream: `http://127.0.0.1:${toPort(api)}`,
        publicApiBase: '/api',
        siteOrigin: '',
      },
      ...{
        assets: { main: '', styles: [], federation: '', font: '', buildId: '' },
        development: false,
        renderMs: 5000,
      },
    },
    ...{ timeoutMs: 60_000, warmUpMs: 60_000, heapMb: 64, beats: { beatMs: 50, silentMs: 60_000 } },
  });
  await renderer.ready;
});

afterAll(() => {
  renderer.retire();
  inner.close();
  api.close();
  rmSync(folder, { recursive: true });
});

const toPort = (server: Server | SocketServer) => (server.address() as AddressInfo).port;

async function outcome(code: string): Promise<string> {
  const text = code.replaceAll('PORT', String(toPort(inner))).replaceAll('API', String(toPort(api)));
  return (await renderer.render({ path: encodeURIComponent(text), search: '' })).html;
}

const ways = {
  require: (name: string) => `require('${name}')`,
  import: (name: string) => `(await import('node:${name}'))`,
  default: (name: string) => `(await import('${name}')).default`,
  process: (name: string) => `process.getBuiltinModule('${name}')`,
  loader: (name: string) => `require('module')._load('${name}')`,
  script: (name: string) =>
    `(await new (require('vm').Script)("import('${name}')", { importModuleDynamically: require('vm').constants.USE_MAIN_CONTEXT_DEFAULT_LOADER }).runInThisContext())`,
};

const actions = {
  'connects to the database': ['net', '.connect(PORT).on("error", () => 0)'],
  'makes a socket': ['net', '.Socket.prototype.connect.call({}, PORT)'],
  'connects with TLS': ['tls', '.connect(PORT)'],
  'calls an inner service': ['http', '.get("http://127.0.0.1:PORT")'],
  'calls one by HTTP/2': ['http2', '.connect("http://127.0.0.1:PORT")'],
  'sends datagrams': ['dgram', '.createSocket("udp4").send("a", PORT)'],
  'asks name servers': ['dns', '.lookup("localhost", () => 0)'],
  listens: ['net', '.createServer().listen(0)'],
  'serves HTTP': ['http', '.createServer().listen(0)'],
  forks: ['child_process', '.fork("x")'],
  'runs a command': ['child_process', '.spawnSync("id")'],
  'starts a thread': ['worker_threads', '.Worker("1", { eval: true })'],
  'opens the inspector': ['inspector', '.open(0)'],
  'changes priorities': ['os', '.setPriority(0, 19)'],
  'changes flags of the engine': ['v8', '.setFlagsFromString("--expose-internals")'],
  'writes files': ['fs', '.writeFileSync(3, "a")'],
} as const;

const byEveryWay = Object.entries(actions).flatMap(([action, [name, call]]) =>
  Object.entries(ways).map(([way, found]) => [action, way, `return ${found(name)}${call}`] as const),
);

test.each(byEveryWay)('code that %s by way of %s is refused', async (_action, _way, code) => {
  expect(await outcome(code)).toMatch(/^refused: /);
});

test.each([
  'process.kill(process.ppid, "SIGKILL")',
  'process.kill(0, "SIGTERM")',
  'process._kill(process.ppid, 9)',
  'process._debugProcess(process.ppid)',
  'process.reallyExit(0)',
  'process.exit(0)',
  'process.abort()',
  'process.send({ kind: "rendered" })',
  'process._send({ kind: "rendered" })',
  'process.disconnect()',
  'process.binding("tcp_wrap")',
  'process._linkedBinding("tcp_wrap")',
  'process.dlopen({ exports: {} }, "/lib/libc.so.6")',
  'process.execve("/bin/sh")',
  'process._getActiveHandles()[0].constructor.name',
  'process.mainModule.require("net").connect(PORT)',
  'process.chdir("/")',
  'process.report.getReport()',
  'process.stdout.constructor.prototype.connect.call({}, PORT)',
  'new WebSocket("ws://127.0.0.1:PORT")',
  'new EventSource("http://127.0.0.1:PORT")',
  'await globalThis[Symbol.for("undici.globalDispatcher.1")].request({ origin: "http://127.0.0.1:PORT", path: "/", method: "GET" })',
  'await fetch("http://127.0.0.1:PORT/public/a")',
  'await fetch("http://127.0.0.1:API/metrics")',
  'require("async_hooks").executionAsyncResource().constructor',
  'require("/etc/passwd")',
])('%s is refused', async (code) => {
  expect(await outcome(`return ${code}`)).toMatch(/^refused: /);
});

test('the process exposes no IPC channel under any name', async () => {
  const names = `Object.getOwnPropertySymbols(process).map((key) => key.description).join() + Object.keys(process.channel).join()`;
  expect(await outcome(`return ${names}`)).not.toMatch(/hannelHandle|_channel/);
});

test('removed functions cannot be restored', async () => {
  const code = `const net = require('net'); try { delete net.connect; net.connect = () => 'mine'; } catch {} return net.connect(PORT)`;
  expect(await outcome(code)).toMatch(/^refused: net.connect is not available/);
});

test('the API can be read by the replacement of fetch', async () => {
  expect(await outcome('return (await fetch("http://127.0.0.1:API/public/a")).text()')).toBe(
    'did: of the API',
  );
});

test('the modules that pages need are available', async () => {
  for (const code of [
    'return require("path").join("a", "b") === "a/b"',
    'return require("crypto").createHash("sha256").update("a").digest("hex").length === 64',
    'return new (require("async_hooks").AsyncLocalStorage)().run(1, () => true)',
    'return (await require("stream/consumers").text(require("stream").Readable.from(["true"])))',
    'return require("util").inspect(true)',
    'return typeof performance.now() === "number"',
    'return await new Promise((resolve) => setImmediate(resolve, true))',
  ]) {
    expect(await outcome(code)).toBe('did: true');
  }
});

test('none of this made a connection or ended the parent process', () => {
  expect(connections).toBe(0);
  expect(renderer.alive).toBe(true);
});
