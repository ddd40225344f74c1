import provided from 'virtual:provided-modules';
import type { LiveRemote } from '@summit/contract/releases/live-remotes';

/** The container of Module Federation, which a remote's entry defines. */
interface Container {
  init(shareScope: typeof provided): unknown;
  get(exposed: string): Promise<() => unknown>;
}

/** The timeout of loading an entry. */
const timeoutMs = 20_000;

const containers = new Map<string, Promise<Container>>();

/** The module that a remote exposes. A failed attempt is not cached: calling again sends a new request. */
export async function importExposed<T>({ containerName, entry }: LiveRemote): Promise<T> {
  const container = containers.get(containerName) ?? openContainer(containerName, entry);
  containers.set(containerName, container);
  try {
    const module = await (await container).get('./remote');
    return module() as T;
  } catch (error) {
    containers.delete(containerName);
    throw error;
  }
}

async function openContainer(name: string, entry: string): Promise<Container> {
  const globals = globalThis as unknown as Record<string, Container | undefined>;
  // After a failure of its module, the container's entry is loaded already.
  if (!globals[name]) await runScript(entry);
  const container = globals[name];
  if (!container) throw new Error(`${entry} defines no container '${name}'`);
  await container.init(provided);
  return container;
}

/** The same kind of request as the preload of the boot script, so that the file is fetched once. */
function runScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (failure?: string) => {
      clearTimeout(timer);
      script.remove();
      if (failure) reject(new Error(`${src} ${failure}`));
      else resolve();
    };
    const timer = setTimeout(() => end('did not come in time'), timeoutMs);
    script.onload = () => end();
    script.onerror = () => end('could not be fetched');
    script.src = src;
    document.head.append(script);
  });
}
