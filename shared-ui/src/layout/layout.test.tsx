import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Avatar } from '../display/avatar.tsx';
import { PersonCard } from '../display/person-card.tsx';
import { formatPrice } from '../display/price.tsx';
import { SitePicture } from '../display/site-picture.tsx';
import { BeingPrepared } from '../feedback/being-prepared.tsx';
import { renderPart } from '../testing.tsx';
import { CoverLinkCard } from './card.tsx';
import { FigureRow } from './figure-row.tsx';
import { PageHeader } from './page-header.tsx';
import { Section } from './section.tsx';
import { TabPanels } from './tab-panels.tsx';
import { TabLinks } from './tabs.tsx';

describe('layout parts', () => {
  test('a page header has the one h1 and the height of its kind', () => {
    renderPart(<PageHeader kind="speakers" title="Speakers" lead="36 people" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Speakers' })).toBeVisible();
    const header = screen.getByRole('banner');
    expect(header.style.getPropertyValue('--height')).toBe('var(--header-speakers)');
  });

  test('a section is named by its heading; its number is decorative', () => {
    renderPart(
      <Section title="Sponsors" index="03">
        <p>Fifty of them</p>
      </Section>,
    );
    const section = screen.getByRole('region', { name: 'Sponsors' });
    expect(within(section).getByText('Fifty of them')).toBeVisible();
  });

  test('a card has one link, and its buttons work separately', async () => {
    const onClick = jest.fn();
    const { location } = renderPart(
      <CoverLinkCard to="/awards" title="Awards" meta="18 categories">
        <p>
          <button onClick={onClick}>Star</button>
        </p>
      </CoverLinkCard>,
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Star' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(location()).toBe('/');
    await userEvent.click(screen.getByRole('link', { name: 'Awards' }));
    expect(location()).toBe('/awards');
  });

  test('a person is a heading with a link, and has a placeholder without a picture', () => {
    renderPart(<PersonCard name="Ada Byron" jobTitle="Founder" company="Ledgerline" to="/speaker/7" />);
    const heading = screen.getByRole('heading', { name: 'Ada Byron' });
    expect(within(heading).getByRole('link')).toHaveAttribute('href', '/speaker/7');
  });

  test('the initial in place of a portrait is a complete character', () => {
    renderPart(<PersonCard name="🦊 Reynard" />);
    expect(screen.getByText('🦊', { exact: true })).toBeInTheDocument();
  });

  test('an avatar shows initials without a picture', () => {
    renderPart(<Avatar name="Ada King Byron" />);
    expect(screen.getByRole('img', { name: 'Ada King Byron' })).toHaveTextContent('AB');
  });

  test('a picture reserves its space, and loads lazily unless it has priority', () => {
    const { rerender } = renderPart(<SitePicture src="/a.webp" alt="The hall" width={800} height={500} />);
    const picture = screen.getByRole('img', { name: 'The hall' });
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('width', '800');
    rerender(<SitePicture src="/a.webp" alt="The hall" width={800} height={500} priority />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  });

  test('figures are terms with their numbers', () => {
    renderPart(<FigureRow figures={[{ value: '36', label: 'speakers' }]} />);
    expect(screen.getByRole('term')).toHaveTextContent('speakers');
    expect(screen.getByRole('definition')).toHaveTextContent('36');
  });

  test.each([
    [0, 'Free'],
    [49500, '£495'],
    [129500, '£1,295'],
    [1250, '£12.50'],
  ])('money: %d is %s', (amount, text) => expect(formatPrice(amount)).toBe(text));

  test('a page in preparation has its title and links to other pages', () => {
    renderPart(<BeingPrepared title="Videos" links={[{ to: '/agenda', label: 'The agenda' }]} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Videos' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'The agenda' })).toHaveAttribute('href', '/agenda');
  });
});

describe('a page header', () => {
  test('marks long titles, which get a smaller font instead of a higher header', () => {
    const { rerender } = renderPart(<PageHeader kind="sponsors" title="Affiliate zone sponsors" />);
    const header = () => screen.getByRole('heading', { level: 1 }).closest('[data-kind]');
    expect(header()).toHaveAttribute('data-fitted', 'sponsors');
    expect(header()?.getAttribute('style')).toContain('--letters: 23');
    rerender(<PageHeader kind="home" title="The people who move money" />);
    expect(header()).not.toHaveAttribute('data-fitted');
  });
});

describe('tabs', () => {
  test('are links whose state is the address', () => {
    const items = [
      { to: '?day=1', label: 'Tuesday', current: true },
      { to: '?day=2', label: 'Wednesday', current: false },
    ];
    renderPart(<TabLinks label="Days" items={items} />);
    expect(screen.getByRole('navigation', { name: 'Days' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tuesday' })).toHaveAttribute('aria-current', 'true');
  });

  test('with panels are navigated with the arrow keys, wrapping around', async () => {
    const tabs = ['Buy', 'Sell'].map((label) => ({ id: label, label, panel: <p>For those who {label}</p> }));
    renderPart(<TabPanels label="Tickets" tabs={tabs} />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Buy', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Sell', selected: true })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Sell' })).toHaveTextContent('For those who Sell');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Buy', selected: true })).toHaveFocus();
  });
});
