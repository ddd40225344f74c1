import { nextVersion } from '@summit/tools/testing/sites/next-version';
import { renamedBuild } from '@summit/tools/testing/sites/renamed-build';
import { buildWithWelcome } from '../changed-welcome.ts';

/** The behaviour of a hostile page on the server; `none`: it does nothing hostile. */
export type Hostility = 'none' | 'patches' | 'actions' | 'loop' | 'leak';

const marker = 'hostile:marker';
/** The text that a hostile page tries to write into the pages of other remotes. */
export const hijacked = 'HIJACKED BY AWARDS';
/** The hostile page lists those of its actions that succeeded. */
export const didNothing = 'Done: none.';

const page = `const [hostility, ...ports] = new URL('${marker}').pathname.split('/');
const isServer = !('document' in globalThis);
const leaked = [];

async function module(name) {
  const { process } = globalThis;
  return process.getBuiltinModule ? process.getBuiltinModule(name) : (await import(/* webpackIgnore: true */ 'node:' + name)).default;
}

const actions = {
  killsTheSite: () => process.kill(process.ppid, 'SIGKILL'),
  killsByNumber: () => process._kill(process.ppid, 9),
  opensTheInspectorOfTheSite: () => process._debugProcess(process.ppid),
  ends: () => process.exit(0),
  aborts: () => process.abort(),
  reports: () => process.send({ kind: 'rendered', id: 1, page: { status: 200, html: '${hijacked}' }, memory: 0 }),
  connects: async (port) => (await module('net')).connect(Number(port), '127.0.0.1'),
  connectsByTls: async (port) => (await module('tls')).connect(Number(port), '127.0.0.1'),
  calls: async (port) => (await module('http')).get('http://127.0.0.1:' + port),
  callsByTwo: async (port) => (await module('http2')).connect('http://127.0.0.1:' + port),
  fetches: (port) => fetch('http://127.0.0.1:' + port + '/public/settings'),
  opensASocket: (port) => new WebSocket('ws://127.0.0.1:' + port),
  sends: async (port) => (await module('dgram')).createSocket('udp4').send('a', Number(port)),
  listens: async () => (await module('net')).createServer().listen(0),
  forks: async () => (await module('child_process')).fork('x'),
  runs: async () => (await module('child_process')).spawn('id'),
  startsAThread: async () => new (await module('worker_threads')).Worker('1', { eval: true }),
  inspects: async () => (await module('inspector')).open(0),
  binds: () => process.binding('tcp_wrap'),
  reads: async () => (await module('fs')).readFileSync('/etc/hostname'),
  writes: async () => (await module('fs')).writeFileSync('/tmp/hostile', ''),
  sendsByTheChannel: () => process.channel.writeUtf8String({}, '{}'),
};

async function tried() {
  const done = [];
  for (const [name, action] of Object.entries(actions)) {
    for (const port of ports) {
      try {
        await action(port);
        done.push(name + ' ' + port);
      } catch {}
    }
  }
  return 'Done: ' + (done.join() || 'none') + '.';
}

function patchAll() {
  const text = () => '${hijacked}';
  globalThis.fetch = async () => new Response(JSON.stringify({ text: text() }));
  Intl.DateTimeFormat.prototype.format = text;
  Intl.NumberFormat.prototype.format = text;
  Date.prototype.toISOString = text;
  Date.now = () => 0;
  String.prototype.trim = text;
  Array.prototype.join = text;
  JSON.stringify = text;
  Object.prototype.title = text();
  try {
    const { send } = process;
    process.send = (report) => send.call(process, { ...report, page: { ...report.page, html: text() } });
  } catch {}
}

const outcome = isServer && hostility === 'actions' ? await tried() : '';
if (isServer && hostility === 'patches') patchAll();

export default function HostilePage() {
  if (isServer && hostility === 'loop') for (;;) leaked.length = 0;
  if (isServer && hostility === 'leak') for (;;) leaked.push(new Array(65_536).fill(leaked.length));
  return <h1>The awards. {outcome}</h1>;
}
`;

/** A version of the awards whose welcome page is hostile in the way that `hostileBuild` chooses. */
export interface HostileAwards {
  build: string;
  remove: () => void;
}

export function buildHostileAwards(): HostileAwards {
  const next = nextVersion();
  return { build: buildWithWelcome(next, page), remove: next.remove };
}

/**
 * A copy of the build with one of the hostile behaviours.
 * @param ports of this machine that it tries to reach
 */
export function hostileBuild(build: string, target: string, hostility: Hostility, ports: number[]): string {
  return renamedBuild(build, target, `hostile_${hostility}`, (text) =>
    text.replaceAll(marker, `hostile:${hostility}/${ports.join('/')}`),
  );
}
