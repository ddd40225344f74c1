import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { Button } from '@summit/shared-ui/actions/button';
import { TextField } from '@summit/shared-ui/fields/text-field';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FormBody } from '@summit/shared-ui/form/form-body';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { lazySchema } from '@summit/shared-ui/form/lazy-schema';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { useGo } from '@summit/shared-ui/navigation/navigation';
import { useTraderTexts } from './use-trader-texts.ts';

/** The rules of a typed code. */
export const codeRules = lazySchema(['code'], async () => (await import('./code-schema.ts')).codeSchema);

/** An address that names an invitation without its code: the code is typed. */
export function CodeForm({ slug }: { slug: string }) {
  const texts = useTraderTexts();
  const go = useGo();
  const form = useSiteForm({
    schema: codeRules,
    defaultValues: { code: '' },
    trim: ['code'],
    onSubmit: ({ code }) => go(href(pages.registrationInvitation, { slug, code })),
  });
  return (
    <FormBody {...form.formProps}>
      <FormSummary {...form.summary} />
      <TextField
        {...form.field('code')}
        label={texts['registrationSlug.code']}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormActions>
        <Button type="submit" size="large" icon="arrow-right" busy={form.busy}>
          {texts['registrationSlug.code.submit']}
        </Button>
      </FormActions>
    </FormBody>
  );
}
