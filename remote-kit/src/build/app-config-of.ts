import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AppConfig } from '../webpack/app-config.ts';

/** The function that an app's `webpack.config.mjs` exports. */
export async function getAppConfig(source: string): Promise<AppConfig> {
  const file = pathToFileURL(join(source, 'webpack.config.mjs')).href;
  const module = (await import(file)) as { default: AppConfig };
  return module.default;
}
