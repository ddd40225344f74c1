import * as settingsCalls from '@summit/contract/calls/settings';
import { type AttendeeDetails, useServerData } from '@summit/shared-auth';
import { CheckboxField } from '@summit/shared-ui/choices/checkbox-field';
import { CheckboxGroup } from '@summit/shared-ui/choices/checkbox-group';
import { EmailField } from '@summit/shared-ui/fields/email-field';
import { Fieldset } from '@summit/shared-ui/fields/fieldset';
import { TextField } from '@summit/shared-ui/fields/text-field';
import { UrlField } from '@summit/shared-ui/fields/url-field';
import { VatField } from '@summit/shared-ui/fields/vat-field';
import { FieldPair } from '@summit/shared-ui/form/form-body';
import { useActivities } from '../../shared/person-fields/activities.ts';
import { BillingFields, knownBilling } from '../../shared/person-fields/billing-fields.tsx';
import { NeedsFields } from '../../shared/person-fields/needs-fields.tsx';
import type { StepProps } from '../../shared/steps/attendee-gate.tsx';
import { SecondPartFrame } from './second-part-frame.tsx';
import { sellRules, type SellValues } from './second-part-rules.ts';
import { useSecondPart } from './use-second-part.ts';

const numberHint = 'It begins with the two letters of your country, such as DE or GB.';
const noNumberHint = 'Because you are below the threshold, or in a country without VAT.';

/** The second part of those who sell to the room. */
export function SellSecondPart(step: StepProps) {
  const getChoices = useActivities();
  const { vatIdValidationEnabled, vatIdSettings } = useServerData(settingsCalls.globalSettings);
  const { form, draft } = useSecondPart({
    step,
    schema: sellRules(vatIdValidationEnabled),
    empty: emptyFor(step.attendee),
  });
  return (
    <SecondPartFrame attendee={step.attendee} form={form} draft={draft}>
      <Fieldset legend="What you offer">
        <CheckboxGroup {...form.field('products')} legend="What you sell" options={getChoices('products')} />
        <CheckboxGroup
          {...form.field('targetBuyers')}
          legend="Whom you would like to meet"
          hint="Choose as many as you like, or none."
          options={getChoices('targetBuyers')}
        />
        <UrlField {...form.field('website')} label="Website" />
      </Fieldset>
      <Fieldset legend="Your invoice" lead="We issue it when you choose a paid ticket.">
        <BillingFields form={form} />
        <FieldPair>
          <VatField
            {...form.field('vatId')}
            label="VAT number"
            hint={vatIdSettings.hint || (vatIdValidationEnabled ? numberHint : undefined)}
            optional={!vatIdValidationEnabled}
          />
          <TextField
            {...form.field('purchaseOrder')}
            label="Purchase order"
            hint="If your invoices need one."
            optional
          />
        </FieldPair>
        {vatIdValidationEnabled && (
          <CheckboxField {...form.field('hasNoVatId')} label="We have no VAT number" hint={noNumberHint} />
        )}
        <EmailField
          {...form.field('accountManagerEmail')}
          // Not the visitor's own address, which is all that a browser could suggest.
          autoComplete={undefined}
          label="Email of your account manager at Summit"
          hint="If you have one. Some categories need it; we will say so if yours does."
          optional
        />
      </Fieldset>
      <NeedsFields field={form.field} />
    </SecondPartFrame>
  );
}

function emptyFor(attendee: AttendeeDetails): SellValues {
  return {
    products: [],
    targetBuyers: [],
    website: '',
    billing: knownBilling(attendee),
    vatId: '',
    purchaseOrder: '',
    accountManagerEmail: '',
    dietaryNeeds: '',
    accessNeeds: '',
  };
}
