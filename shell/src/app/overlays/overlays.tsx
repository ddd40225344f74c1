import { TokenLogin } from '../login/token-login.tsx';
import { AttendeeSpinner } from '../parts/main-spinner.tsx';
import { QuietPart } from '../parts/optional-part.tsx';
import { FailureLog } from './failure-log.tsx';
import { FailurePopup } from './failure-popup.tsx';
import { FrameLoadingBar } from './frame-loading-bar.tsx';
import { HashDialogs } from './hash-dialogs.tsx';

/**
 * What lies over the page: what is loading, login and subscription, and the message about an error nobody handled. One that
 * breaks takes neither the page nor another one with it.
 */
export function Overlays() {
  return (
    <>
      <QuietPart>
        <FrameLoadingBar />
      </QuietPart>
      <QuietPart>
        <AttendeeSpinner />
      </QuietPart>
      <QuietPart>
        <HashDialogs />
      </QuietPart>
      <QuietPart>
        <TokenLogin />
      </QuietPart>
      <QuietPart>
        <FailurePopup />
      </QuietPart>
      <QuietPart>
        <FailureLog />
      </QuietPart>
    </>
  );
}
