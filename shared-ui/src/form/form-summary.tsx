import { useEffect, useRef } from 'react';
import { loginHash } from '@summit/contract/site/page-hashes';
import { describeError } from '../feedback/error-state.tsx';
import { ReportThis, useFailureReport } from '../feedback/failure-report.tsx';
import { Notice } from '../feedback/notice.tsx';
import { SiteLink } from '../navigation/site-link.tsx';

/** A field that prevents the form from being sent. */
export interface FormProblem {
  name: string;
  /** The id of the control; empty when the form has no such field. */
  id: string;
  label: string;
  message: string;
}

export interface FormSummaryProps {
  problems: FormProblem[];
  /** The failure of the form as a whole: a text, or anything that was thrown. */
  failure?: unknown;
  /** Changes with every refused attempt, so that the summary then takes the focus. */
  attempt: number;
}

/** Appears after a refused submit: takes the focus, counts the fields that need attention, and links to each. */
export function FormSummary({ problems, failure, attempt }: FormSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const canReport = useFailureReport(failure) !== undefined;
  const shown = problems.length > 0 || failure !== undefined;
  useEffect(() => {
    if (attempt > 0) box.current?.focus({ preventScroll: true });
  }, [attempt]);

  if (!shown) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" aria-label="Problems with the form">
      <Notice
        tone="danger"
        title={getTitle(problems.length, failure)}
        action={canReport ? <ReportThis size="small" error={failure} /> : undefined}
      >
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

function getTitle(count: number, failure: unknown): string {
  if (count === 0) return isRefusal(failure) ? 'This was not accepted' : 'This was not sent';
  return count === 1 ? 'One field needs your attention' : `${count} fields need your attention`;
}

/** Whether the server refused the form; any other failure prevented the request. */
function isRefusal(failure: unknown): boolean {
  if (typeof failure === 'string') return true;
  const status = getStatus(failure);
  return status >= 400 && status < 500;
}

function getStatus(failure: unknown): number {
  const { status } = (failure ?? {}) as { status?: unknown };
  return typeof status === 'number' ? status : 0;
}

function Failure({ failure }: { failure: unknown }) {
  const { message, requestId } = typeof failure === 'string' ? { message: failure } : describeError(failure);
  return (
    <>
      <p>
        {sentence(message ?? 'Something went wrong on the way.')}
        {!isRefusal(failure) && ' Nothing you entered is lost.'}
        {requestId !== undefined && <small> Request {requestId}</small>}
      </p>
      {getStatus(failure) === 401 && <SiteLink to={`#${loginHash}`}>Log in</SiteLink>}
    </>
  );
}

function sentence(text: string): string {
  return /[.!?\u2026]$/.test(text) ? text : `${text}.`;
}

function focusField(event: { preventDefault: () => void }, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
