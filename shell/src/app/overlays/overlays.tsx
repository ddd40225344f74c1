import { TokenLogin } from '../login/token-login.tsx';
import { FailureLog } from './failure-log.tsx';
import { FailurePopup } from './failure-popup.tsx';
import { FrameLoadingBar } from './frame-loading-bar.tsx';
import { HashDialogs } from './hash-dialogs.tsx';
import { AttendeeSpinner } from './main-spinner.tsx';

/** What lies over the page: what is loading, login and subscription, and the message about an error nobody handled. */
export function Overlays() {
  return (
    <>
      <FrameLoadingBar />
      <AttendeeSpinner />
      <HashDialogs />
      <TokenLogin />
      <FailurePopup />
      <FailureLog />
    </>
  );
}
