import { formCalls } from '@summit/contract/calls/forms';
import { useCall } from '@summit/shared-auth';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { useSuspenseQuery } from '@summit/shared-auth/server-state';
import { nullWhenMissing } from '../shared/null-when-missing.ts';
import type { FormDescription, FormTexts } from './form-description.ts';
import { FormPreview } from './form-preview.tsx';

/** A form's description, or null when there is none of this type. Suspends; throws every other ApiError. */
function useForm(type: string): FormDescription | null {
  const call = useCall();
  const { data } = useSuspenseQuery({
    queryKey: ['form', type],
    queryFn: ({ signal }): Promise<FormDescription | null> =>
      call(formCalls.form, { params: { type }, signal }).catch(nullWhenMissing),
  });
  return data;
}

/** The form of a type as the server describes it. */
export function DescribedForm({ type, texts }: { type: string; texts: FormTexts }) {
  const description = useForm(type);
  if (description === null) {
    return (
      <EmptyState level={2} title={texts['testFormInterpretation.missing.title']}>
        {texts['testFormInterpretation.missing.text']}
      </EmptyState>
    );
  }
  return <FormPreview description={description} texts={texts} />;
}
