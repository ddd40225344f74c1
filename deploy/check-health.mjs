// The health check of a container: exits with 0 when the address responds with 200 within three seconds.
const [address] = process.argv.slice(2);
const isWell = await fetch(address, { signal: AbortSignal.timeout(3000) }).then(
  ({ status }) => status === 200,
  () => false,
);
process.exit(isWell ? 0 : 1);
