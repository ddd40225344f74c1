import { useState } from 'react';
import * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import { useServerDataQuery } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { PageTop } from '@summit/shared-site/page/page-top';
import { type SignedInVisitor, useVisitor } from '@summit/shared-site/visitor/visitor';
import { ErrorState } from '@summit/shared-ui/feedback/error-state';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Container } from '@summit/shared-ui/layout/container';
import { Section } from '@summit/shared-ui/layout/section';
import { AttendeeUnreachable } from '../shared/steps/attendee-unreachable.tsx';
import { NeedsSession } from '../shared/steps/needs-session.tsx';
import { type Cancelled, CancelTicket } from './cancel-ticket.tsx';
import { CancelledNotice } from './cancelled-notice.tsx';
import { DetailsForm } from './details-form.tsx';
import { ErasedNotice } from './erased-notice.tsx';
import { OwnData } from './own-data.tsx';
import { OwnTicket } from './own-ticket.tsx';
import { TransferTicket } from './transfer-ticket.tsx';
import { type MyRegistrationTexts, useMyRegistrationTexts } from './use-my-registration-texts.ts';

/** The page where registered attendees manage their ticket and details, and can cancel. */
export default function ManagePage() {
  const texts = useMyRegistrationTexts();
  return (
    <>
      <PageTop page="registrationManage" texts={texts} head={{ robots: 'noindex' }} />
      <DataPart label="registration" skeleton={<MyRegistrationSkeleton />} level={2}>
        <RegistrationOfVisitor texts={texts} />
      </DataPart>
    </>
  );
}

function RegistrationOfVisitor({ texts }: { texts: MyRegistrationTexts }) {
  const visitor = useVisitor();
  const [cancelled, setCancelled] = useState<Cancelled | null>(null);
  const [isErased, setErased] = useState(false);
  if (isErased) return <ErasedNotice texts={texts} />;
  if (cancelled) return <CancelledNotice cancelled={cancelled} texts={texts} />;
  switch (visitor.state) {
    case 'waiting':
      return <MyRegistrationSkeleton />;
    case 'signedOut':
      return (
        <Section>
          <NeedsSession />
        </Section>
      );
    case 'unreachable':
      return (
        <Section>
          <AttendeeUnreachable />
        </Section>
      );
    case 'attendee':
      return (
        <MyRegistration
          visitor={visitor}
          texts={texts}
          onCancelled={setCancelled}
          onErased={() => setErased(true)}
        />
      );
  }
}

interface MyRegistrationProps {
  visitor: SignedInVisitor;
  texts: MyRegistrationTexts;
  onCancelled: (cancelled: Cancelled) => void;
  onErased: () => void;
}

function MyRegistration({ visitor, texts, onCancelled, onErased }: MyRegistrationProps) {
  const { data, error, isFetching, refetch } = useServerDataQuery(myRegistrationCalls.ownRegistration);
  if (!data) {
    return error && !isFetching ? (
      <Section>
        <ErrorState
          level={2}
          title={texts['registrationManage.unreachable.title']}
          error={error}
          safe={texts['registrationManage.unreachable.safe']}
          onRetry={() => void refetch()}
        />
      </Section>
    ) : (
      <MyRegistrationSkeleton />
    );
  }
  return (
    <>
      <OwnTicket visitor={visitor} texts={texts} />
      <DetailsForm details={data.details} attendeeId={visitor.attendee.id} texts={texts} />
      {data.transfer.state !== 'notRegistered' && (
        <TransferTicket
          transfer={data.transfer}
          attendeeId={visitor.attendee.id}
          texts={texts}
          onStale={() => void refetch()}
        />
      )}
      {data.cancellation.state !== 'notRegistered' && (
        <CancelTicket
          cancellation={data.cancellation}
          texts={texts}
          onCancelled={onCancelled}
          onStale={() => void refetch()}
        />
      )}
      <OwnData
        texts={texts}
        attendeeId={visitor.attendee.id}
        email={visitor.attendee.email}
        onErased={onErased}
      />
    </>
  );
}

function MyRegistrationSkeleton() {
  return (
    <Container>
      <Skeleton width="40%" height={48} />
      <Skeleton height={220} />
      <Skeleton lines={6} height={56} />
    </Container>
  );
}
