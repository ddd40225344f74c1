import { privacyTexts } from '@summit/contract/texts/privacy';
import { useServerTexts } from '@summit/shared-auth';
import { PageTop } from '@summit/shared-site/page/page-top';
import { WrittenDay } from '../shared/sessions/written-day.tsx';
import { LegalPageBody } from './legal-page-body.tsx';

/** The privacy policy, with its version and date. */
export default function PrivacyPolicyPage() {
  const texts = useServerTexts(privacyTexts, 'privacyPolicy.');
  const version = (
    <WrittenDay
      label={`Version ${texts['privacyPolicy.version']}, in force since`}
      day={texts['privacyPolicy.date']}
    />
  );
  return (
    <>
      <PageTop
        page="privacyPolicy"
        texts={texts}
        eyebrow={version}
        head={{ changedAt: texts['privacyPolicy.date'] }}
      />
      <LegalPageBody html={texts['privacyPolicy.body']} changes={texts['privacyPolicy.changes']} />
    </>
  );
}
