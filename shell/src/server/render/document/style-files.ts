import { styleClassPattern } from '@summit/contract/frame/style-class';
import type { LiveRemote } from '@summit/contract/releases/live-remotes';
import type { StyleFile } from '@summit/rendering/render-protocol';

/**
 * The style files that pages may need: those of the frame, and those of the remote whose pages are rendered. The
 * class names in a page's HTML decide which of them it needs.
 */
export class StyleFiles {
  #files: readonly StyleFile[];
  #withClass: ReadonlyMap<string, readonly StyleFile[]>;
  #loading: Promise<void> | undefined;

  constructor(private readonly frame: readonly StyleFile[] = []) {
    this.#files = frame;
    this.#withClass = indexed(frame);
  }

  /**
   * Loads the files of a remote, once; a failed attempt is not cached.
   * @throws Error when a file does not arrive: nothing of the remote may be shown without
   */
  load(remote: LiveRemote): Promise<void> {
    this.#loading ??= this.#load(remote).catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  async #load({ styles = [] }: LiveRemote): Promise<void> {
    const files = await Promise.all(styles.map(readFile));
    this.#files = [...this.frame, ...files];
    this.#withClass = indexed(this.#files);
  }

  /** The fewest files that contain all rules for some HTML, in the order of their builds. */
  of(html: string): StyleFile[] {
    const found = [...classesIn(html)].map((name) => this.#withClass.get(name) ?? []);
    const counts = new Map<StyleFile, number>();
    for (const file of found.flat()) counts.set(file, (counts.get(file) ?? 0) + 1);
    const countOf = (file: StyleFile) => counts.get(file) ?? 0;
    const needed = new Set(this.#files.filter(({ first }) => first));
    // Classes that are in a single file are decided first; then the files with the most classes of the page are
    // preferred.
    for (const files of found.sort((one, other) => one.length - other.length)) {
      const [best] = [...files].sort((one, other) => countOf(other) - countOf(one));
      if (best && !files.some((file) => needed.has(file))) needed.add(best);
    }
    return this.#files.filter((file) => needed.has(file));
  }
}

function indexed(files: readonly StyleFile[]): Map<string, StyleFile[]> {
  const index = new Map<string, StyleFile[]>();
  for (const file of files) {
    for (const name of new Set(file.css.match(styleClassPattern))) {
      index.set(name, [...(index.get(name) ?? []), file]);
    }
  }
  return index;
}

function classesIn(html: string): Set<string> {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => names);
  return new Set(classes.join(' ').match(styleClassPattern));
}

async function readFile(address: string): Promise<StyleFile> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responds with ${response.status}`);
  return { name: address.slice(address.lastIndexOf('/') + 1), css: await response.text() };
}
