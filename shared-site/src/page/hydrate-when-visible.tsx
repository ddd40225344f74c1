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

/** The distance below the window at which a part begins to load. */
const near = '600px 0px';

/** The interval of retries for code that could not be loaded, while a visitor waits for it, in milliseconds. */
const retryMs = 5000;

/**
 * A part that most visits do not show, whose code is loaded when the part is near the window or gets the focus. The server
 * renders it like any other part: its HTML stays until its code is loaded, and input, presses and submits in the meantime
 * are not lost.
 * @param waiting shown in its place where the server did not render it
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
    // React discards the HTML when the element changes before the code is loaded.
    const [first] = useState(() => shown(props, box, input));
    useEffect(() => {
      const element = box.current;
      if (!element) return undefined;
      const addWithin = (event: Event) => {
        if (!element.contains(event.target as Node)) return;
        if (input.current) remember(event, input.current);
        // Most browsers focus what is pressed, so the focus has requested the part already.
        if (event.type !== 'click' || !element.contains(document.activeElement)) request();
      };
      const watch = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && request(),
        { rootMargin: near },
      );
      watch.observe(element);
      // Capturing comes before React, which stops the events of parts that are not hydrated.
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

/** Without an action, submitting a form would reload the page with the typed text in its address. */
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

/** React ignores what was entered before it hydrated the HTML: the shell replays it. */
function Arrival({ box, input }: { box: Box; input: Input }) {
  // The event is sent in a microtask, because React hydrates nothing on demand during its own work.
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

/** Shown only where there is no HTML of the server: then the part is requested immediately, and until it is loaded. */
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
 * @returns `request`, `loadOnDemand`, and the store of whether the part is loaded; a list, whose names the minifier shortens
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

  /** A load that failed for lack of a network is not final: the next request is another attempt. */
  async function loadOnDemand(): Promise<Part> {
    for (;;) {
      await next();
      try {
        const part = await load();
        // React must learn of the code first, in an earlier task, and hydrate the HTML with the element that made it.
        setTimeout(() => {
          isHere = true;
          for (const listen of listeners) listen();
        });
        return part;
      } catch {
        // The server's HTML stays as it is.
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
