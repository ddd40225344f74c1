import { confirmationTexts } from '@summit/contract/texts/confirmation';
import { useOpenDialog } from '@summit/shared-ui/overlays/open-dialog';
import { useToast } from '@summit/shared-ui/overlays/toast';
import { Button } from '../actions/button.tsx';
import { ActionButton } from '../feedback/action-button.tsx';
import { ConfirmAddress } from '../feedback/confirm-address.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { FailureReportContext, ReportButton, ReportThis } from '../feedback/failure-report.tsx';
import { Notice } from '../feedback/notice.tsx';
import { SkeletonGrid } from '../feedback/skeleton.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { Stack } from '../layout/stack.tsx';
import { Sample } from './sample.tsx';

const failure = {
  code: 'server-0002',
  message: 'The service is not available at the moment. Please try again shortly.',
  requestId: '01J9Z6-4471',
};
const ignore = () => undefined;
const report = async () => undefined;
const confirmation = { texts: confirmationTexts, sendMail: ignore };

/** Loading, empty and failed states, and the short notices. */
export function FeedbackSamples() {
  const toast = useToast();
  const openDialog = useOpenDialog();
  return (
    <>
      <Sample name="Notices">
        <Stack>
          <Notice title="Your place is held for 15 minutes">You can extend the time on the next page.</Notice>
          <Notice tone="success" title="Your message is on its way" />
          <Notice tone="warning" title="Make sure it is not a typo">
            Then continue.
          </Notice>
          <Notice
            tone="danger"
            title="The card was declined"
            action={<Button size="small">Try another card</Button>}
          >
            Nothing was charged, and your place is still held.
          </Notice>
        </Stack>
      </Sample>
      <Sample name="An address to be confirmed">
        <Stack>
          <ConfirmAddress {...confirmation} state="needed" refusal={null} />
          <ConfirmAddress {...confirmation} state="sent" refusal={null} />
          <ConfirmAddress {...confirmation} state="refused" refusal="Please try again in 12 minutes." />
          <ConfirmAddress {...confirmation} state="confirmed" refusal={null} />
        </Stack>
      </Sample>
      <Sample name="An action that failed">
        <ActionButton variant="secondary" action={{ busy: false, error: failure }}>
          Show earlier messages
        </ActionButton>
      </Sample>
      <Sample name="Loading">
        <Stack gap={3}>
          <Spinner label="Loading the ballot" />
          <SkeletonGrid columns={4} count={4} />
        </Stack>
      </Sample>
      <Sample name="Empty">
        <EmptyState
          title="Nobody by that name"
          action={<Button variant="secondary">Show all speakers</Button>}
        >
          <p>Try a shorter name, or look for the company instead.</p>
        </EmptyState>
      </Sample>
      <Sample name="Error">
        <ErrorState title="The speakers could not be loaded" error={failure} onRetry={ignore} />
      </Sample>
      <Sample name="Reports">
        <FailureReportContext value={report}>
          <Stack row wrap>
            <ReportThis error={failure} />
            <ReportButton label="Send report" reported="Report sent, thank you" onSendReport={report} />
          </Stack>
        </FailureReportContext>
      </Sample>
      <Sample name="Overlays">
        <Stack row wrap>
          <Button variant="secondary" onClick={() => openDialog('messageAttendee', { receiverId: 'sample' })}>
            Open a dialog
          </Button>
          <Button variant="secondary" onClick={() => openDialog('registeredUsersOnly', {})}>
            Open an error
          </Button>
          <Button variant="secondary" onClick={() => toast('Saved to my agenda')}>
            Show a notice
          </Button>
        </Stack>
      </Sample>
    </>
  );
}
