import { formCalls } from '@summit/contract/calls/forms';
import { isApiError, useCall } from '@summit/shared-auth';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { useSuspenseQuery } from '@summit/shared-auth/server-state';
import type { FormDescription, FormTexts } from './form-description.ts';
import { FormPreview } from './form-preview.tsx';

/** A form's description, or null when there is none of this type. Suspends; throws every other ApiError. */
function useForm(type: string): FormDescription | null {
  const call = useCall();
  const { data } = useSuspenseQuery({
    queryKey: ['form', type],
    queryFn: ({ signal }): Promise<FormDescription | null> =>
      call(formCalls.form, { params: { type }, signal }).catch((error: unknown) => {
        if (isApiError(error) && error.code === 'cqrs-0009') return null;
        throw error;
      }),
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
