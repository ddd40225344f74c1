import { statSync } from 'node:fs';

// The health check of a container: exits with 0 when the address responds with 200 within three seconds, or when the file
// was written within the last half minute.
const [target] = process.argv.slice(2);
const isWell = target.startsWith('http') ? await responds(target) : wasWritten(target);
process.exit(isWell ? 0 : 1);

function responds(address) {
  return fetch(address, { signal: AbortSignal.timeout(3000) }).then(
    ({ status }) => status === 200,
    () => false,
  );
}

function wasWritten(file) {
  const written = statSync(file, { throwIfNoEntry: false });
  return written !== undefined && Date.now() - written.mtimeMs < 30_000;
}
