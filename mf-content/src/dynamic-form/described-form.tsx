import * as formCalls from '@summit/contract/calls/forms';
import { useServerDataOr } from '@summit/shared-auth/server-view';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { nullWhenMissing } from '../shared/lists/null-when-missing.ts';
import type { FormTexts } from './form-description.ts';
import { FormPreview } from './form-preview.tsx';

/** The form of a type, as the server describes it. */
export function DescribedForm({ type, texts }: { type: string; texts: FormTexts }) {
  const description = useServerDataOr(formCalls.form, { params: { type } }, nullWhenMissing);
  if (description === null) {
    return (
      <EmptyState level={2} title={texts['testFormInterpretation.missing.title']}>
        {texts['testFormInterpretation.missing.text']}
      </EmptyState>
    );
  }
  return <FormPreview description={description} texts={texts} />;
}
