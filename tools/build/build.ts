import { appNamed } from './apps.ts';
import { buildApp } from './build-app.ts';

// `node --import tsx tools/build/build.ts <app>...`: builds what changed; prints one line for each app.
for (const word of process.argv.slice(2)) {
  const app = appNamed(word);
  const started = performance.now();
  const { buildId, folder, fresh } = await buildApp(app);
  process.send?.({ app, buildId, folder });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(fresh ? `  built ${app} ${buildId} in ${seconds} s` : `  ${app} ${buildId} is up to date`);
}
