import { useState } from 'react';
import * as settingsCalls from '@summit/contract/calls/settings';
import { useOptionalData } from '@summit/shared-auth/server-view';
import { NeedsScript } from '@summit/shared-ui/form/needs-script';
import { SentPanel } from '../shared/bands/sent-panel.tsx';
import { BecomePartnerForm } from './become-partner-form.tsx';
import type { PressTexts } from './press-texts.ts';

/** The form, and afterwards its confirmation. `kit`: the kit in the address. */
export function BecomePartner({ texts, kit }: { texts: PressTexts; kit: string }) {
  const [sent, setSent] = useState<'kit' | 'later' | null>(null);
  const settings = useOptionalData(settingsCalls.settings);
  const mail = settings?.event.contactEmail;
  if (sent) {
    const text = texts[sent === 'kit' ? 'pressPack.sent.text' : 'pressPack.sent.later'];
    return <SentPanel title={texts['pressPack.sent.title']} text={text} />;
  }
  return (
    <>
      <NeedsScript text={texts['pressPack.become.script']}>
        {mail && <a href={`mailto:${mail}`}>{mail}</a>}
      </NeedsScript>
      <BecomePartnerForm
        key={kit}
        texts={texts}
        kit={kit}
        onSent={(kitGoesAtOnce) => setSent(kitGoesAtOnce ? 'kit' : 'later')}
      />
    </>
  );
}
