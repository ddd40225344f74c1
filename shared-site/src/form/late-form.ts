import type { ComponentProps, ComponentType, FormEvent } from 'react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { useSiteForm } from '@summit/shared-ui/form/use-site-form';

export type LiveForm<Values extends FieldValues> = ReturnType<typeof useSiteForm<Values>>;
type LiveField<Values extends FieldValues> = ReturnType<LiveForm<Values>['field']>;

/** What is drawn of a form: the same before its rules are here and afterwards. */
export interface ShownForm<Values extends FieldValues> extends Pick<
  LiveForm<Values>,
  'summary' | 'busy' | 'submitted'
> {
  formProps: ComponentProps<'form'>;
  field: (name: Path<Values>) => Partial<LiveField<Values>> & Pick<LiveField<Values>, 'name' | 'id'>;
}

/** What the part with the rules takes. It runs `useSiteForm`, draws nothing and shows the form after every rendering. */
export interface RulesProps<Values extends FieldValues> {
  show: (form: LiveForm<Values>) => void;
}

/** How far below the window a form begins to load. */
const near = '600px 0px';

/**
 * A form whose libraries come when it is near the window or somebody begins to fill it in. Its fields are in the page
 * from the start and stay the same elements, so that neither what is entered in the meantime nor the focus is lost.
 *
 * `load` brings the part with the rules, to be rendered beside the form once `Rules` is there; its form may have no
 * `defaultValues`, which would be written over what was entered. `required` are marked before the rules can say so.
 */
export function useLateForm<Values extends FieldValues, Own extends object>(
  load: () => Promise<ComponentType<Own & RulesProps<Values>>>,
  required: readonly Path<Values>[],
) {
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  const { Part: Rules, ask, failure } = usePart(load, isSent);
  const [live, show] = useState<LiveForm<Values> | null>(null);
  const isLive = live !== null;

  useEffect(() => {
    if (isLive || !box.current) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && ask(),
      { rootMargin: near },
    );
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [isLive, ask]);

  const isReported = useRef(false);
  useEffect(() => {
    if (!live || isReported.current) return;
    isReported.current = true;
    const element = live.formProps.ref.current;
    for (const control of element?.elements ?? []) {
      const { name, value } = control as HTMLInputElement;
      if (name && value) live.field(name as Path<Values>).onChange({ target: control });
    }
    if (isSent.current) element?.requestSubmit();
  }, [live]);

  const form: ShownForm<Values> = live ?? {
    formProps: {
      ref: box,
      id,
      noValidate: true,
      onFocus: ask,
      onInput: ask,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        isSent.current = true;
        ask();
      },
    },
    field: (name) => ({ name, id: `${id}-${name}`, required: required.includes(name) }),
    summary: { ...failure, problems: [] },
    busy: false,
    submitted: false,
  };
  return { form, live, Rules, show };
}

/** A part of the page that is loaded once; after a failure the next caller loads it again. */
function usePart<Props>(load: () => Promise<ComponentType<Props>>, isSent: { current: boolean }) {
  const [first] = useState(() => load);
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [failure, setFailure] = useState<{ attempt: number; failure: unknown }>({
    attempt: 0,
    failure: undefined,
  });
  const isAsked = useRef(false);
  const ask = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    first().then(
      (loaded) => setPart(() => loaded),
      (error: unknown) => {
        isAsked.current = false;
        // Visitors who only read the form see no error: it may work by the time they send it.
        if (isSent.current) setFailure(({ attempt }) => ({ attempt: attempt + 1, failure: error }));
        isSent.current = false;
      },
    );
  }, [first, isSent]);
  return { Part, ask, failure };
}
