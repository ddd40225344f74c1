import { useEffect, useRef } from 'react';
import { describeError } from '../feedback/error-state.tsx';
import { Notice } from '../feedback/notice.tsx';

/** A field that keeps the form from being sent. */
export interface FormProblem {
  name: string;
  /** The control's; empty when the form shows no such field. */
  id: string;
  label: string;
  message: string;
}

export interface FormSummaryProps {
  problems: FormProblem[];
  /** What went wrong with the form as a whole: a text, or anything thrown. */
  failure?: unknown;
  /** Changes with every refused attempt: the summary then takes the focus. */
  attempt: number;
}

/** After a refused submit: takes the focus, says how many fields need attention, and links to each. */
export function FormSummary({ problems, failure, attempt }: FormSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = problems.length > 0 || failure !== undefined;
  useEffect(() => {
    if (attempt > 0) box.current?.focus({ preventScroll: true });
  }, [attempt]);

  if (!shown) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" aria-label="Problems with the form">
      <Notice tone="danger" title={titleOf(problems.length)}>
        {failure !== undefined && <Failure failure={failure} />}
        {problems.length > 0 && (
          <ul>
            {problems.map(({ name, id, label, message }) => (
              <li key={name}>
                {id === '' ? (
                  label
                ) : (
                  <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
                    {label}
                  </a>
                )}
                : {message}
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}

function titleOf(count: number): string {
  if (count === 0) return 'This was not sent';
  return count === 1 ? 'One field needs your attention' : `${count} fields need your attention`;
}

function Failure({ failure }: { failure: unknown }) {
  const { message, requestId } = typeof failure === 'string' ? { message: failure } : describeError(failure);
  return (
    <p>
      {message ?? 'Something went wrong on the way.'} Nothing you entered is lost.
      {requestId !== undefined && <small> Request {requestId}</small>}
    </p>
  );
}

function focusField(event: { preventDefault: () => void }, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
