import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

// `run-nginx.ts <folder> <port>` runs nginx as a service of the cluster, and ends when nginx does.
const [folder = '', port = ''] = process.argv.slice(2);
const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'];
const nginx = spawn('nginx', args, { stdio: ['ignore', 'inherit', 'inherit'] });
nginx.on('error', (error: NodeJS.ErrnoException) => {
  const missing = error.code === 'ENOENT';
  console.error(missing ? 'nginx is not installed: apt-get install nginx-light' : error.message);
  process.exit(1);
});
nginx.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

const stop = () => void nginx.kill('SIGQUIT');
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
process.once('disconnect', stop);

while (!(await listens(Number(port)))) await pause(50);
process.send?.({ ready: true });

function listens(at: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(at, '127.0.0.1');
    const finish = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });
}
