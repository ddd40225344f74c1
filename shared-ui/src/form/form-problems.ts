import type { FieldErrors } from 'react-hook-form';
import type { FieldFailure } from '@summit/contract/errors/error-response';
import type { FormProblem } from './form-summary.tsx';

/** The part of a field's refusal that a form shows. */
type ShownFailure = Pick<FieldFailure, 'field' | 'message'>;

/** The refused fields of a form in their order on the page, with their labels as the visitor sees them. */
export function getProblems(
  form: HTMLFormElement,
  getMessage: (name: string) => string | undefined,
): FormProblem[] {
  const problems = new Map<string, FormProblem>();
  for (const element of form.elements) {
    const { name, id } = element as HTMLInputElement;
    const message = name ? getMessage(name) : undefined;
    if (message !== undefined && !problems.has(name)) {
      problems.set(name, { name, id, label: getLabel(element, name), message });
    }
  }
  return [...problems.values()];
}

/** Refusals of names for which the form has no field; they are shown as well. */
export function strayProblems(errors: FieldErrors, placed: readonly FormProblem[]): FormProblem[] {
  return messagesIn(errors)
    .filter(([name]) => !placed.some((problem) => problem.name === name))
    .map(([name, message]) => ({ name, id: '', label: name, message }));
}

/** The failure of the form as a whole, with the messages about names for which the form has no field. */
export function wholeFailure(
  failure: unknown,
  said: readonly string[],
  placed: readonly FormProblem[],
): unknown {
  const unplaced = said.filter((message) => !placed.some((problem) => problem.message === message));
  if (unplaced.length === 0 || (failure !== undefined && typeof failure !== 'string')) return failure;
  return [...(failure === undefined ? [] : [failure]), ...unplaced].join(' ');
}

/** Every message with its field's name, including those of fields in an object (`billing.city`). */
function messagesIn(errors: object, prefix = ''): [name: string, message: string][] {
  return Object.entries(errors).flatMap(([key, error]): [string, string][] => {
    if (typeof error !== 'object' || error === null) return [];
    const name = prefix + key;
    const { type, message } = error as Record<string, unknown>;
    return typeof type === 'string' ? [[name, String(message ?? '')]] : messagesIn(error, `${name}.`);
  });
}

function getLabel(element: Element, name: string): string {
  const label = element.closest('[data-field]')?.querySelector('[data-label]')?.textContent ?? name;
  return label.replace(/\*$/, '').trim();
}

/** The failures in a thrown error, if it has any. */
export function getFailures(error: unknown): ShownFailure[] {
  if (typeof error !== 'object' || error === null || !('failures' in error)) return [];
  const { failures } = error;
  return Array.isArray(failures) ? failures.filter(isShownFailure) : [];
}

/** The server's message for a registration with refused fields: the message of `validation.base-0001` with `0001`. */
export function refusalOfFields(error: unknown): string | undefined {
  const { code, message, failures } = error as Record<string, unknown>;
  const [first] = (Array.isArray(failures) ? failures : []) as { errorCode?: unknown }[];
  return code === 'validation.base-0001' && first?.errorCode === '0001' ? String(message) : undefined;
}

function isShownFailure(failure: unknown): failure is ShownFailure {
  if (typeof failure !== 'object' || failure === null) return false;
  const { field, message } = failure as Record<string, unknown>;
  return typeof field === 'string' && typeof message === 'string';
}
