import * as packageCalls from '@summit/contract/calls/packages';
import * as settingsCalls from '@summit/contract/calls/settings';
import { daySpan } from '@summit/contract/money-and-time/day-words';
import { useServerData } from '@summit/shared-auth';
import { DataPart } from '@summit/shared-site/data/data-part';
import { PageTop } from '@summit/shared-site/page/page-top';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { SkeletonGrid } from '@summit/shared-ui/feedback/skeleton';
import { Grid } from '@summit/shared-ui/layout/grid';
import { Section } from '@summit/shared-ui/layout/section';
import { useContactAddress } from '../shared/person-fields/contact.ts';
import { VatNote } from '../shared/person-fields/vat-note.tsx';
import { RegistrationClosed } from '../shared/steps/registration-closed.tsx';
import { getTickets } from '../shared/ticket/tickets.ts';
import { attendeeKinds } from './attendee-kinds.ts';
import { BegunAlready } from './begun-already.tsx';
import { KindCard } from './kind-card.tsx';
import { PriceList } from './price-list.tsx';
import { VoucherCode } from './second-part/voucher-code.tsx';
import { type StartTexts, useStartTexts } from './use-start-texts.ts';

/** The start of every registration: the kinds of attendee, what each includes and costs. */
export default function RegistrationPage() {
  const texts = useStartTexts();
  const { event } = useServerData(settingsCalls.settings);
  const { registrationIsEnabled } = useServerData(settingsCalls.globalSettings);
  return (
    <>
      <PageTop
        page="registration"
        texts={texts}
        eyebrow={`${event.name} · ${daySpan(event.startsOn, event.endsOn)} · ${event.venue}`}
      />
      <VoucherCode texts={texts} />
      <BegunAlready texts={texts} />
      {registrationIsEnabled ? (
        <DataPart
          label="tickets"
          skeleton={<KindsSkeleton texts={texts} />}
          around={(failure) => <Section>{failure}</Section>}
          level={2}
        >
          <Kinds texts={texts} />
        </DataPart>
      ) : (
        <Section>
          <RegistrationClosed texts={texts} />
        </Section>
      )}
    </>
  );
}

function Kinds({ texts }: { texts: StartTexts }) {
  const contact = useContactAddress();
  const { packages } = useServerData(packageCalls.packages, { query: {} });
  const { categories } = useServerData(packageCalls.categories, { query: {} });
  const getNames = (type: string) =>
    categories.filter((category) => category.type === type).map(({ name }) => name);
  return (
    <>
      <Section
        ruled={false}
        index="01"
        title={texts['registration.kinds.title']}
        lead={texts['registration.kinds.lead']}
      >
        <Grid columns={3}>
          {attendeeKinds.map((kind) => (
            <li key={kind.type}>
              <KindCard
                kind={kind}
                tickets={getTickets(packages, kind.type)}
                categories={getNames(kind.type)}
                texts={texts}
              />
            </li>
          ))}
        </Grid>
      </Section>
      <Section index="02" title={texts['registration.prices.title']} lead={texts['registration.prices.lead']}>
        <PriceList packages={packages} texts={texts} />
        <VatNote packages={packages} />
      </Section>
      <Section
        index="03"
        title={texts['registration.invited.title']}
        tone="wash"
        layout="side"
        action={
          <ButtonLink to={contact} variant="secondary">
            {texts['registration.invited.contact']}
          </ButtonLink>
        }
      >
        <p className="lead">{texts['registration.invited.text']}</p>
      </Section>
    </>
  );
}

function KindsSkeleton({ texts }: { texts: StartTexts }) {
  return (
    <Section
      ruled={false}
      index="01"
      title={texts['registration.kinds.title']}
      lead={texts['registration.kinds.lead']}
    >
      <SkeletonGrid columns={3} count={3} ratio="3/4" />
    </Section>
  );
}
