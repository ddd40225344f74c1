import { useMemo, useState } from 'react';
import { emptyForm, type FormValue, type FormValues } from '@summit/contract/forms/described-form';
import { Button } from '@summit/shared-ui/actions/button';
import { Facts } from '@summit/shared-ui/display/facts';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { DraftNotice } from '@summit/shared-ui/form/draft-notice';
import { DynamicFields } from '@summit/shared-ui/form/dynamic-fields';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FormBody } from '@summit/shared-ui/form/form-body';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { NeedsScript } from '@summit/shared-ui/form/needs-script';
import { useFormDraft } from '@summit/shared-ui/form/use-form-draft';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { describedRules } from './described-rules.ts';
import type { FormDescription, FormTexts } from './form-description.ts';
import * as styles from './form-preview.module.css';

interface FormPreviewProps {
  description: FormDescription;
  texts: FormTexts;
}

/** The described fields with their rules. Submitting shows what would be sent, but sends nothing. */
export function FormPreview({ description, texts }: FormPreviewProps) {
  const { type, title, fields } = description;
  const schema = useMemo(() => describedRules(fields), [fields]);
  const [valid, setValid] = useState<FormValues | null>(null);
  const form = useSiteForm<FormValues>({
    schema,
    defaultValues: emptyForm(fields),
    trim: fields.filter((field) => field.type === 'text' || field.type === 'email').map(({ name }) => name),
    onSubmit: (values) => setValid(values),
  });
  const neverStored = fields.filter((field) => field.type === 'password').map(({ name }) => name);
  const draft = useFormDraft(`form-${type}`, form, { neverStored });

  return (
    <section className={styles.preview} aria-labelledby="described-form">
      <h2 id="described-form">{title}</h2>
      <NeedsScript text={texts['testFormInterpretation.script']} />
      <FormBody {...form.formProps}>
        <FormSummary {...form.summary} />
        <DraftNotice draft={draft} text={texts['testFormInterpretation.draft']} />
        <DynamicFields fields={fields} field={form.field} />
        <FormActions>
          <Button type="submit" busy={form.busy}>
            {texts['testFormInterpretation.submit']}
          </Button>
        </FormActions>
      </FormBody>
      {form.submitted && valid && (
        <div>
          <Notice tone="success" live title={texts['testFormInterpretation.valid.title']}>
            {texts['testFormInterpretation.valid.text']}
          </Notice>
          <Facts
            items={fields.map((field) => ({
              term: field.label,
              detail: written(valid[field.name], field.type) || (
                <span className="soft">{texts['testFormInterpretation.empty']}</span>
              ),
            }))}
          />
        </div>
      )}
    </section>
  );
}

/** The displayed form of a value; a password is hidden. */
function written(value: FormValue | undefined, type: string): string {
  if (type === 'password') return '•'.repeat(String(value ?? '').length);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}
