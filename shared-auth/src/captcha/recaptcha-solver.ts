import type { SolvedCaptcha } from './solved-captcha.ts';

/** The part of Google's script that is used. */
interface Recaptcha {
  ready(run: () => void): void;
  render(place: HTMLElement, options: Record<string, unknown>): number;
  execute(widget: number, options: { action: string }): void;
}

const scriptUrl = 'https://www.google.com/recaptcha/api.js?render=explicit&hl=en';

/** Google accepts a result for two minutes. */
const lifetime = 2 * 60_000;

/** How often to check whether the visitor has closed the task, in milliseconds. */
const pollMs = 500;

/** A solved task is also hidden just before its result comes, so a task counts as closed after this many checks. */
const pollsUntilClosed = 4;

/**
 * Lets Google's invisible widget decide whether the visitor is a person; it shows a task when it is not sure.
 * @param action the action name in Google's verdict, where the site key belongs to a version that gives scores
 * @throws Error when the script cannot be loaded, or the visitor closes the task
 */
export async function solveRecaptcha(
  siteKey: string,
  action: string,
  signal: AbortSignal,
): Promise<SolvedCaptcha> {
  const recaptcha = await loadRecaptcha();
  const place = document.body.appendChild(document.createElement('div'));
  try {
    const responseKey = await solveIn(place, recaptcha, { siteKey, action }, signal);
    return { responseKey, lifetime };
  } finally {
    place.remove();
  }
}

function solveIn(
  place: HTMLElement,
  recaptcha: Recaptcha,
  { siteKey, action }: { siteKey: string; action: string },
  signal: AbortSignal,
): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const giveUp = () => reject(new Error('The captcha was not solved.'));
    const stopPolling = whenTaskCloses(giveUp);
    const ended = (end: () => void) => () => {
      stopPolling();
      end();
    };
    signal.addEventListener('abort', ended(giveUp), { once: true });
    const widget = recaptcha.render(place, {
      sitekey: siteKey,
      size: 'invisible',
      callback: (token: string) => ended(() => resolve(token))(),
      'error-callback': ended(giveUp),
    });
    recaptcha.execute(widget, { action });
  });
}

/** Polls whether the frame of the task is hidden, because the widget emits no event when it is closed. */
function whenTaskCloses(act: () => void): () => void {
  let wasShown = false;
  let hiddenPolls = 0;
  const timer = setInterval(() => {
    const frames = [...document.querySelectorAll('iframe[src*="/recaptcha/"][src*="/bframe"]')];
    const isShown = frames.some((frame) => getComputedStyle(frame).visibility === 'visible');
    hiddenPolls = isShown ? 0 : hiddenPolls + 1;
    if (wasShown && hiddenPolls === pollsUntilClosed) act();
    wasShown ||= isShown;
  }, pollMs);
  return () => clearInterval(timer);
}

/** The script is loaded once per page; a failed one is removed, so that the next attempt loads it again. */
async function loadRecaptcha(): Promise<Recaptcha> {
  if (!loaded()) await scriptLoaded();
  const recaptcha = loaded();
  if (!recaptcha) throw new Error('The captcha could not be loaded.');
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  return recaptcha;
}

function loaded(): Recaptcha | undefined {
  return (window as { grecaptcha?: Recaptcha }).grecaptcha;
}

function scriptLoaded(): Promise<void> {
  const known = document.querySelector<HTMLScriptElement>(`script[src="${scriptUrl}"]`);
  const script = known ?? Object.assign(document.createElement('script'), { src: scriptUrl, async: true });
  if (!known) document.head.append(script);
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The captcha could not be loaded.'));
    });
  });
}
