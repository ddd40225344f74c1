import * as limits from '@summit/contract/limits/limits';
import { Fieldset } from '@summit/shared-ui/fields/fieldset';
import { TextArea } from '@summit/shared-ui/fields/text-area';
import { useSecondPartTexts } from '../texts/use-second-part-texts.ts';

interface NeedsFieldsProps {
  field: (name: 'dietaryNeeds' | 'accessNeeds') => { name: string };
}

/** The fields for dietary and access needs. */
export function NeedsFields({ field }: NeedsFieldsProps) {
  const texts = useSecondPartTexts();
  return (
    <Fieldset
      legend={texts['registrationSecondPart.needs.title']}
      lead={texts['registrationSecondPart.needs.lead']}
    >
      <TextArea {...field('dietaryNeeds')} label="Food" rows={2} limit={limits.bio} optional />
      <TextArea
        {...field('accessNeeds')}
        label="Access"
        hint="The venue is step-free throughout. Tell us what else would help."
        rows={2}
        limit={limits.bio}
        optional
      />
    </Fieldset>
  );
}
