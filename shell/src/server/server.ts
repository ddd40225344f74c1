import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { startTracing } from '@summit/tracing/tracing';
import { shellConfigFrom } from './config.ts';
import { Draining } from './http/draining.ts';
import { longestMs } from './http/longest-work.ts';
import { buildMetricsServer } from './metrics/metrics-server.ts';
import { SiteMetrics } from './metrics/site-metrics.ts';
import { buildSiteServer } from './site-server.ts';

const config = shellConfigFrom(process.env);
const stopTracing = config.tracing && startTracing('summit-site', config.tracing, console.error);
const metrics = new SiteMetrics();
const draining = new Draining();
const app = await buildSiteServer(config, metrics, draining);
if (config.metricsPort) {
  const inner = buildMetricsServer(metrics, config);
  app.addHook('onClose', () => inner.close());
  await inner.listen({ host: config.host, port: config.metricsPort });
}
await app.listen({ host: config.host, port: config.port });
process.send?.({ ready: true });

let isClosing = false;
const closing = {
  delay: longestMs(config.renderMs) + config.drainMs,
  // Pending responses are cut off after the timeout, which is no failure.
  onTimeout: () => process.exit(0),
};
const { close } = closeWithGrace(closing, async ({ err }) => {
  isClosing = true;
  if (err) console.error(err);
  else await drain();
  await app.close();
  await stopTracing?.();
});
async function drain(): Promise<void> {
  draining.begin(app.server);
  await sleep(config.drainMs);
}

// When the start program is killed, its processes have to end, too.
if (process.channel) process.once('disconnect', () => isClosing || close());
