import { ButtonLink } from '../actions/button-link.tsx';
import { Avatar } from '../display/avatar.tsx';
import { Facts } from '../display/facts.tsx';
import { Icon } from '../display/icon.tsx';
import type { IconName } from '../display/icon-paths.ts';
import { iconPaths } from '../display/icon-paths.ts';
import { PersonCard } from '../display/person-card.tsx';
import { Price } from '../display/price.tsx';
import { Prose } from '../display/prose.tsx';
import { Tag } from '../display/tag.tsx';
import { Card, CoverLinkCard } from '../layout/card.tsx';
import { FigureRow } from '../layout/figure-row.tsx';
import { Grid } from '../layout/grid.tsx';
import { Rule } from '../layout/rule.tsx';
import { Stack } from '../layout/stack.tsx';
import { TabPanels } from '../layout/tab-panels.tsx';
import { TabLinks } from '../layout/tabs.tsx';
import { Sample } from './sample.tsx';

const people = [
  { name: 'Amara Osei', jobTitle: 'Chief Payments Officer', company: 'Halden Bank' },
  { name: 'Tomasz Wieczorek', jobTitle: 'Head of Digital Assets', company: 'Meridian Custody' },
  { name: 'Priya Raghunathan', jobTitle: 'Founder', company: 'Ledgerline' },
  { name: 'Joséphine Alarie', jobTitle: 'Director of Supervision', company: 'Northgate Authority' },
];

/** Cards, people, figures, tabs and the small parts between them. */
export function LayoutSamples({ theme }: { theme: string }) {
  return (
    <>
      <Sample name="Figures">
        <FigureRow
          figures={[
            { value: '3', label: 'days', note: 'Tue 8 to Thu 10 June' },
            { value: '60', label: 'sessions', note: 'in four halls' },
            { value: '36', label: 'speakers' },
            { value: '£4.2bn', label: 'raised by exhibitors' },
          ]}
        />
      </Sample>
      <Sample name="Cards">
        <Grid columns={3}>
          <li>
            <CoverLinkCard
              to="/agenda"
              eyebrow="Conference"
              title="Three days, four halls"
              meta="60 sessions"
            >
              <p>Payments, markets, regulation and the people who have to make them work together.</p>
            </CoverLinkCard>
          </li>
          <li>
            <CoverLinkCard
              to="/awards"
              eyebrow="Awards"
              title="The night of the year"
              meta="18 categories"
              gold
            >
              <p>Nominated by the industry, voted by those who came.</p>
            </CoverLinkCard>
          </li>
          <li>
            <Card>
              <Price amount={49500} note="early, until 31 March" />
              <p>A card without a link of its own.</p>
            </Card>
          </li>
        </Grid>
      </Sample>
      <Sample name="People">
        <Grid columns={4}>
          {people.map((person, index) => (
            <li key={person.name}>
              <PersonCard
                {...person}
                to="/speakers"
                note={index === 0 ? <Tag tone="accent">Keynote</Tag> : undefined}
              />
            </li>
          ))}
        </Grid>
      </Sample>
      <Sample name="Tabs as links">
        <TabLinks
          label={`Days, ${theme}`}
          items={[
            { to: '?day=1', label: 'Tuesday', note: '8 June', current: true },
            { to: '?day=2', label: 'Wednesday', note: '9 June', current: false },
            { to: '?day=3', label: 'Thursday', note: '10 June', current: false },
          ]}
        />
      </Sample>
      <Sample name="Tabs with panels">
        <TabPanels
          label="Tickets"
          tabs={[
            { id: 'buy', label: 'Buy', panel: <p>For those who look for suppliers.</p> },
            { id: 'sell', label: 'Sell', panel: <p>For those who have something to show.</p> },
          ]}
        />
      </Sample>
      <Sample name="Tags">
        <Stack row wrap gap={1}>
          <Tag>Payments</Tag>
          <Tag tone="accent">Keynote</Tag>
          <Tag tone="gold">Winner</Tag>
          <Tag tone="success">Confirmed</Tag>
          <Tag tone="warning">3 places left</Tag>
          <Tag tone="danger">Sold out</Tag>
        </Stack>
      </Sample>
      <Sample name="Facts">
        <Facts
          items={[
            { term: 'Dates', detail: 'Tue 8 to Thu 10 June 2027' },
            { term: 'Place', detail: 'Meridian Dock, London' },
            { term: 'Doors', detail: '08:30' },
          ]}
        />
      </Sample>
      <Sample name="Prose">
        <Prose>
          <p>Running text has its own rhythm, for articles and legal pages.</p>
          <h3>A heading in it</h3>
          <ul>
            <li>Points are marked in the accent.</li>
            <li>Lines stay short.</li>
          </ul>
          <blockquote>The best three days of the year for anybody who moves money.</blockquote>
        </Prose>
      </Sample>
      <Sample name="Avatars, icons, rules">
        <Stack>
          <Stack row align="center">
            <Avatar name="Amara Osei" />
            <Avatar name="Priya" size={32} />
            <Avatar name="Tomasz Wieczorek" size={72} />
          </Stack>
          <Stack row wrap>
            {(Object.keys(iconPaths) as IconName[]).map((name) => (
              <Icon key={name} name={name} size={24} />
            ))}
          </Stack>
          <Rule />
          <Rule strong />
          <ButtonLink to="/registration/attendee" icon="arrow-right">
            Register
          </ButtonLink>
        </Stack>
      </Sample>
    </>
  );
}
