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
import { hydratedPartEvent, type InertPartInput } from '@summit/contract/frame/hydrated-part-event';

/** How far below the window a part begins to load. */
const near = '600px 0px';

/** How often code that did not come is requested again where a visitor waits for it, in milliseconds. */
const retryMs = 5000;

/**
 * A part that most visits do not show, whose code comes when it is near the window or the focus enters it. The server
 * renders it as it does any other part: its HTML stays until its code is here, and what was typed, pressed and sent in it
 * meanwhile is not lost.
 * @param waiting what is there in its place where the server did not render it
 */
export function hydrateWhenVisible<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
): ComponentType<Props> {
  const [request, loadOnDemand, subscribe, isLoaded] = onRequest(load);
  const Part = lazy(async () => ({
    default: await (typeof window === 'undefined' ? load() : loadOnDemand()),
  }));
  const shown = (props: Props, box: Box, input: Input) => (
    <Suspense fallback={<Waiting request={request}>{waiting}</Waiting>}>
      <Part {...props} />
      <Arrival box={box} input={input} />
    </Suspense>
  );

  return function InertPart(props) {
    const isHere = useSyncExternalStore(subscribe, isLoaded, never);
    const box = useRef<HTMLDivElement>(null);
    const input = useRef<InertPartInput | null>({ pressed: [], submitted: [] });
    // React throws the HTML away when it is to show something else before it has the code.
    const [first] = useState(() => shown(props, box, input));
    useEffect(() => {
      const element = box.current;
      if (!element) return undefined;
      const addWithin = (event: Event) => {
        if (!element.contains(event.target as Node)) return;
        if (input.current) remember(event, input.current);
        // Most browsers focus what is pressed, which has requested it already.
        if (event.type !== 'click' || !element.contains(document.activeElement)) request();
      };
      const watch = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && request(),
        { rootMargin: near },
      );
      watch.observe(element);
      // Before React gets it, which ends the events of what it has not hydrated.
      for (const type of events) document.addEventListener(type, addWithin, true);
      return () => {
        watch.disconnect();
        for (const type of events) document.removeEventListener(type, addWithin, true);
      };
    }, []);
    return <div ref={box}>{isHere ? shown(props, box, input) : first}</div>;
  };
}

const events = ['focusin', 'click', 'submit'];

/** A form without an address of its own would lead to the page again, with what was typed in the address. */
function remember(event: Event, { pressed, submitted }: InertPartInput): void {
  const { target, type } = event as Event & { target: HTMLElement };
  const button = type === 'click' && target.closest('button');
  if (button && !(button.type === 'submit' && button.form)) pressed.push(button);
  if (type !== 'submit' || target.hasAttribute('action')) return;
  event.preventDefault();
  submitted.push(target as HTMLFormElement);
}

const never = () => false;

type Box = RefObject<HTMLElement | null>;
type Input = RefObject<InertPartInput | null>;

/** React takes no notice of what was entered before it took over the HTML: the shell replays it. */
function Arrival({ box, input }: { box: Box; input: Input }) {
  // Afterwards, because React hydrates nothing on demand while it is still at work itself.
  useEffect(
    () =>
      queueMicrotask(() => {
        const detail = input.current;
        input.current = null;
        box.current?.dispatchEvent(new CustomEvent(hydratedPartEvent, { bubbles: true, detail }));
      }),
    [box, input],
  );
  return null;
}

/** Shown only where there is no HTML of the server to stay: then the part is requested at once, until it is here. */
function Waiting({ request, children }: { request: () => void; children: ReactNode }) {
  useEffect(() => {
    request();
    const again = setInterval(request, retryMs);
    return () => clearInterval(again);
  }, [request]);
  return children;
}

/**
 * Loads a part on request. Each request triggers one load attempt.
 * @returns `request`, `loadOnDemand`, and the store of whether the part is here; a list, whose names the minifier shortens
 */
function onRequest<Part>(load: () => Promise<Part>) {
  const listeners = new Set<() => void>();
  let isHere = false;
  let isRequested = false;
  let resolveRequest = () => undefined as void;

  async function next(): Promise<void> {
    if (!isRequested) await new Promise<void>((resolve) => (resolveRequest = resolve));
    isRequested = false;
  }

  /** Without a network nothing is lost: the next request is another attempt. */
  async function loadOnDemand(): Promise<Part> {
    for (;;) {
      await next();
      try {
        const part = await load();
        // In a task of its own: React learns of the code first, and takes over the HTML with what it was made from.
        setTimeout(() => {
          isHere = true;
          for (const listen of listeners) listen();
        });
        return part;
      } catch {
        // The HTML stays as it is.
      }
    }
  }

  return [
    () => {
      isRequested = true;
      resolveRequest();
    },
    loadOnDemand,
    (listen: () => void) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    () => isHere,
  ] as const;
}
