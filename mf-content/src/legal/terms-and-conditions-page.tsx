import { termsTexts } from '@summit/contract/texts/terms';
import { useServerTexts } from '@summit/shared-auth';
import { PageTop } from '@summit/shared-site/page/page-top';
import { WrittenDay } from '../shared/sessions/written-day.tsx';
import { LegalPageBody } from './legal-page-body.tsx';

/** The terms of tickets, floor and awards, with their version and date. */
export default function TermsAndConditionsPage() {
  const texts = useServerTexts(termsTexts, 'termsAndConditions.');
  const version = (
    <WrittenDay
      label={`Version ${texts['termsAndConditions.version']}, in force since`}
      day={texts['termsAndConditions.date']}
    />
  );
  return (
    <>
      <PageTop
        page="termsAndConditions"
        texts={texts}
        eyebrow={version}
        head={{ changedAt: texts['termsAndConditions.date'] }}
      />
      <LegalPageBody html={texts['termsAndConditions.body']} changes={texts['termsAndConditions.changes']} />
    </>
  );
}
