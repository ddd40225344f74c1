import { stopWithParent } from '@summit/releases/process/stop-with-parent';
import { Cluster } from './cluster.ts';
import { clusterSettings } from './cluster-settings.ts';

// `npm run start:cluster` runs two APIs and two site servers behind nginx, on this machine and one PostgreSQL.
try {
  const settings = clusterSettings(process.env);
  Object.assign(process.env, settings.env);
  const cluster = new Cluster(settings, (line) => console.log(line));
  stopWithParent(() => cluster.stop());
  await cluster.start().catch(async (error: unknown) => {
    await cluster.stop();
    throw error;
  });
  console.log(`Summit is ready at ${settings.siteOrigin}\nIts certificate is its own: browsers warn of it.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
