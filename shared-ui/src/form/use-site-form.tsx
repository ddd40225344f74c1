import type { FocusEvent, FormEvent } from 'react';
import { useId, useMemo, useRef, useState } from 'react';
import type {
  DefaultValues,
  FieldError,
  FieldErrors,
  FieldValues,
  Path,
  PathValue,
  Resolver,
} from 'react-hook-form';
import { get, useForm } from 'react-hook-form';
import * as limits from '@summit/contract/limits/limits';
import type { FormProblem } from './form-summary.tsx';
import { type FormRules, getRequired, loadChecks, loadResolver } from './lazy-schema.tsx';
import { usePress } from './use-press.ts';

export interface SiteFormOptions<Values extends FieldValues> {
  /** The rules, from the contract: the server checks the same ones. */
  schema: FormRules<Values>;
  defaultValues?: DefaultValues<Values>;
  /** Text fields whose surrounding spaces are removed when the visitor leaves them. */
  trim?: readonly Path<Values>[];
  /** Whether the form is a registration: the server's overall message about refused fields is shown above them. */
  registers?: boolean;
  /** Called with valid values. Errors that it throws are shown: `failures` beside their fields, all others in the summary. */
  onSubmit: (values: Values) => Promise<void> | void;
}

interface Outcome {
  attempt: number;
  problems: FormProblem[];
  failure: unknown;
  submitted: boolean;
}

/**
 * A form with the site's behaviour: a field's message appears once the field was changed and left, and disappears on focus;
 * a refused submit moves to the first invalid field. Spread `formProps` on the form, `field(name)` on each field and
 * `summary` on its FormSummary.
 */
export function useSiteForm<Values extends FieldValues>(options: SiteFormOptions<Values>) {
  const { schema, defaultValues, trim = [], registers = false, onSubmit } = options;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const refused = useRef(false);
  const submits = useRef(0);
  const press = usePress();
  const checks = useRef<Awaited<ReturnType<typeof loadChecks<Values>>>>(undefined);
  const registered = useRef(new Set<string>());
  const changed = useRef(new Set<string>());
  /** The problems of the last refused submit that still apply. */
  const problems = useRef<FormProblem[]>([]);
  const changedSince = useRef(new Set<string>());
  const required = useMemo(() => getRequired(schema), [schema]);
  const [isLoading, setLoading] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({
    attempt: 0,
    problems: [],
    failure: undefined,
    submitted: false,
  });
  const methods = useForm<Values, unknown, Values>({
    resolver: (async (...values) => (await loadResolver(schema))(...values)) as Resolver<
      Values,
      unknown,
      Values
    >,
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = methods.formState;

  const currentMessage = (name: string) => methods.getFieldState(name as Path<Values>).error?.message;

  /** `said` are the server's messages about fields: those without a field in the form are shown in the summary. */
  function refuse(failure?: unknown, found: FieldErrors<Values> = {}, said: readonly string[] = []) {
    refused.current = true;
    // If the checks could not be loaded, nothing was validated, and no field was refused.
    const formChecks = checks.current?.formChecks;
    const placed = (form.current && formChecks?.getProblems(form.current, currentMessage)) ?? [];
    problems.current = [...placed, ...(formChecks?.strayProblems(found, placed) ?? [])];
    changedSince.current.clear();
    const whole = formChecks ? formChecks.wholeFailure(failure, said, placed) : failure;
    const now = { problems: problems.current, failure: whole, submitted: false };
    setOutcome(({ attempt }) => ({ attempt: attempt + 1, ...now }));
    const first = placed[0] && document.getElementById(placed[0].id);
    if (first) setTimeout(() => formChecks?.scrollToField(first), limits.scrollToFirstError.delay);
  }

  /** Refuses the form from within `onSubmit`: with a message beside a field, or with null in the summary. */
  function fail(name: Path<Values> | null, message: string) {
    if (name === null) return refuse(message);
    methods.setError(name, { type: 'server', message });
    refuse(undefined, {}, [message]);
  }

  async function send(values: Values) {
    refused.current = false;
    try {
      await onSubmit(values);
      if (!refused.current) setOutcome({ attempt: 0, problems: [], failure: undefined, submitted: true });
    } catch (error) {
      const failures = checks.current?.formChecks.getFailures(error) ?? [];
      for (const { field: name, message } of failures) {
        methods.setError(name as Path<Values>, { type: 'server', message });
      }
      if (failures.length === 0) return refuse(error);
      const said = failures.map(({ message }) => message);
      refuse(registers ? checks.current?.formChecks.refusalOfFields(error) : undefined, {}, said);
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    submits.current += 1;
    setLoading(true);
    const failure = await failureOfLoading();
    setLoading(false);
    if (form.current) {
      checks.current?.formChecks.takeOverValues(form.current, methods, (name) =>
        registered.current.has(name),
      );
    }
    if (failure) refuse(failure.cause);
    else await methods.handleSubmit(send, (found) => refuse(undefined, found))();
    running.current = false;
  }

  /** Loads the rules with the first focus; returns why they could not be loaded, or null. */
  async function failureOfLoading(): Promise<{ cause: unknown } | null> {
    return loadChecks(schema).then(
      (loaded) => {
        checks.current = loaded;
        return null;
      },
      (cause: unknown) => ({ cause }),
    );
  }

  async function leave(name: Path<Values>, event: FocusEvent<HTMLInputElement>) {
    const { value } = event.target;
    if (trim.includes(name) && changed.current.has(name)) {
      // An email field shows spaces that are not part of its value, and only a different value removes them.
      event.target.value = '';
      methods.setValue(name, value.trim() as PathValue<Values, Path<Values>>);
    }
    const refusedFor = problems.current.find((problem) => problem.name === name)?.message;
    if (refusedFor !== undefined && !changedSince.current.has(name)) {
      return methods.setError(name, { type: 'refused', message: refusedFor });
    }
    if (!changed.current.has(name)) return;
    // A message moves the content below it, and a button must not move away while it is being pressed.
    const before = submits.current;
    await press.over();
    // The press has sent the form, which validated everything, and the server may have refused something since.
    if (submits.current !== before || (await failureOfLoading())) return;
    await methods.trigger(name);
    renewSummary(name);
  }

  /** Rechecks the refused fields whose rules depend on a changed field: a telephone number depends on its country. */
  async function checkDependants(on: string) {
    await failureOfLoading();
    const { formChecks, schema: loaded } = checks.current ?? {};
    const dependants = formChecks?.getDependants(loaded, on) ?? [];
    for (const name of dependants.filter(currentMessage)) {
      await methods.trigger(name as Path<Values>);
      renewSummary(name);
    }
  }

  /** Updates the summary of a refused submit with the current problem of a field that was left. */
  function renewSummary(left: string) {
    if (!problems.current.some(({ name }) => name === left)) return;
    problems.current = problems.current.flatMap((problem) => {
      if (problem.name !== left) return [problem];
      const message = currentMessage(left);
      return message === undefined ? [] : [{ ...problem, message }];
    });
    setOutcome((last) => ({ ...last, problems: problems.current }));
  }

  /** The props that connect a field to the form: spread them on the field. A field in an object is `billing.city`. */
  function field(name: Path<Values>) {
    const { ref, onChange, onBlur } = methods.register(name);
    registered.current.add(name);
    const initial: unknown = get(methods.formState.defaultValues, name);
    return {
      name,
      id: `${formId}-${name}`,
      ref,
      required: required.has(name),
      error: getMessage(errors, name),
      ...(typeof initial === 'boolean' ? { defaultChecked: initial } : { defaultValue: toText(initial) }),
      onChange: (event: { target: unknown }) => {
        changed.current.add(name);
        changedSince.current.add(name);
        void onChange(event);
        void checkDependants(name);
      },
      onBlur: (event: FocusEvent<never>) => {
        void onBlur(event);
        void leave(name, event);
      },
      onFocus: () => {
        void failureOfLoading();
        methods.clearErrors(name);
      },
    };
  }

  return {
    formProps: { ref: form, id: formId, noValidate: true, onSubmit: submit, onPointerDown: press.begin },
    field,
    summary: { attempt: outcome.attempt, problems: outcome.problems, failure: outcome.failure },
    busy: isLoading || isSubmitting,
    submitted: outcome.submitted,
    fail,
    values: methods.getValues,
    methods,
    control: methods.control,
  };
}

function getMessage(errors: FieldErrors, name: string): string | undefined {
  const error = get(errors, name) as FieldError | undefined;
  return error?.message;
}

function toText(value: unknown): string | undefined {
  return value === undefined || value === null ? undefined : String(value);
}
