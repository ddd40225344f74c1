import {
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { latePartEvent } from '@summit/contract/late-part-event';

/** How far below the window a part begins to load. */
const near = '600px 0px';

/** How often code that did not come is requested again where a visitor waits for it, in milliseconds. */
const retryMs = 5000;

/**
 * A part that most visits do not show, whose code comes when it is near the window or the focus enters it. The server
 * renders it as it does any other part: its HTML stays until its code is here, and what was typed into it meanwhile stays, too.
 * @param waiting what is there in its place where the server did not render it
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
): ComponentType<Props> {
  const wishes = new Wishes();
  const Part = lazy(async () => ({
    default: await (typeof window === 'undefined' ? load() : loadWhenWished(wishes, load)),
  }));
  const shown = (props: Props, box: Box) => (
    <Suspense fallback={<Waiting wishes={wishes}>{waiting}</Waiting>}>
      <Part {...props} />
      <Arrival box={box} />
    </Suspense>
  );

  return function LatePart(props) {
    const isHere = useSyncExternalStore(wishes.subscribe, wishes.isFulfilled, never);
    const box = useRef<HTMLDivElement>(null);
    // React throws the HTML away when it is to show something else before it has the code.
    const [first] = useState(() => shown(props, box));
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
    return <div ref={box}>{isHere ? shown(props, box) : first}</div>;
  };
}

const never = () => false;

type Box = RefObject<HTMLElement | null>;

/** React takes no notice of what was entered before it took over the HTML: the shell reports it. */
function Arrival({ box }: { box: Box }) {
  // Afterwards, because React hydrates nothing on demand while it is still at work itself.
  useEffect(
    () => queueMicrotask(() => box.current?.dispatchEvent(new Event(latePartEvent, { bubbles: true }))),
    [box],
  );
  return null;
}

/** Shown only where there is no HTML of the server to stay: then the part is wanted at once, until it comes. */
function Waiting({ wishes, children }: { wishes: Wishes; children: ReactNode }) {
  useEffect(() => {
    wishes.add();
    const again = setInterval(() => wishes.add(), retryMs);
    return () => clearInterval(again);
  }, [wishes]);
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
