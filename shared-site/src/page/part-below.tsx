import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

/** How far below the window a part begins to load. */
const near = '600px 0px';

/**
 * A part far down a page, whose code comes when it is near the window or the focus enters it. The server renders it as it
 * does any other part: its HTML stays until its code is here, and what was typed into it meanwhile stays, too.
 * @param waiting what is there in its place where the server did not render it
 */
export function partBelow<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
): ComponentType<Props> {
  const wishes = new Wishes();
  const Part = lazy(async () => ({
    default: await (typeof window === 'undefined' ? load() : loadWhenWished(wishes, load)),
  }));
  const shown = (props: Props) => (
    <Suspense fallback={<Waiting wishes={wishes}>{waiting}</Waiting>}>
      <Part {...props} />
    </Suspense>
  );

  return function PartBelow(props) {
    const isHere = useSyncExternalStore(wishes.subscribe, wishes.isFulfilled, never);
    // React throws the HTML away when it is to show something else before it has the code.
    const [first] = useState(() => shown(props));
    const box = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const element = box.current;
      if (!element) return undefined;
      const add = () => wishes.add();
      const addWithin = ({ target }: Event) => element.contains(target as Node) && add();
      const watch = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && add(),
        { rootMargin: near },
      );
      watch.observe(element);
      // Before React gets it, which ends the events of what it has not hydrated.
      document.addEventListener('focusin', addWithin, true);
      return () => {
        watch.disconnect();
        document.removeEventListener('focusin', addWithin, true);
      };
    }, []);
    return <div ref={box}>{isHere ? shown(props) : first}</div>;
  };
}

const never = () => false;

/** Shown only where there is no HTML of the server to stay: then the part is wanted at once. */
function Waiting({ wishes, children }: { wishes: Wishes; children: ReactNode }) {
  useEffect(() => wishes.add(), [wishes]);
  return children;
}

/** Each wish is good for one attempt. */
class Wishes {
  #isWaiting = false;
  #isFulfilled = false;
  #grant = () => undefined as void;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listen: () => void) => {
    this.#listeners.add(listen);
    return () => this.#listeners.delete(listen);
  };

  readonly isFulfilled = () => this.#isFulfilled;

  add(): void {
    this.#isWaiting = true;
    this.#grant();
  }

  fulfil(): void {
    this.#isFulfilled = true;
    for (const listen of this.#listeners) listen();
  }

  async next(): Promise<void> {
    if (!this.#isWaiting) await new Promise<void>((resolve) => (this.#grant = resolve));
    this.#isWaiting = false;
  }
}

/** Without a network nothing is lost: the next wish is another attempt. */
async function loadWhenWished<Part>(wishes: Wishes, load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    await wishes.next();
    try {
      const part = await load();
      // In a task of its own: React learns of the code first, and takes over the HTML with what it was made from.
      setTimeout(() => wishes.fulfil());
      return part;
    } catch {
      // The HTML stays as it is.
    }
  }
}
