import { type ReactNode, useState } from 'react';
import * as settingsCalls from '@summit/contract/calls/settings';
import { useServerData } from '@summit/shared-auth';
import { useRegistrationTexts } from '../texts/use-registration-texts.ts';
import { RegistrationClosed } from './registration-closed.tsx';

/** A form while registration is open; a form that is already open stays until the server refuses it. */
export function WhileOpen({ closed, children }: { closed: boolean; children: ReactNode }) {
  const { registrationIsEnabled } = useServerData(settingsCalls.globalSettings);
  const texts = useRegistrationTexts();
  const [wasOpen] = useState(registrationIsEnabled);
  return closed || !wasOpen ? <RegistrationClosed texts={texts} /> : children;
}
