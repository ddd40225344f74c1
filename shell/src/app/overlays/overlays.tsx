import { TokenLogin } from '../login/token-login.tsx';
import { AttendeeSpinner } from '../parts/main-spinner.tsx';
import { QuietPart } from '../parts/optional-part.tsx';
import { FailureLog } from './failure-log.tsx';
import { FailurePopup } from './failure-popup.tsx';
import { FrameLoadingBar } from './frame-loading-bar.tsx';
import { HashDialogs } from './hash-dialogs.tsx';

/**
 * The overlays of the page: the loading bar, login and subscription, and the message about an uncaught error. Each
 * has its own error boundary, so that one that breaks affects neither the page nor the others.
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
