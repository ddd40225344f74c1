import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Styleguide } from '@summit/shared-ui/styleguide';
import { renderPart } from '../testing.tsx';
import { PictureSamples } from './picture-samples.tsx';

/** Opens the styleguide; one of its samples suspends forever. */
const open = () => act(async () => void renderPart(<Styleguide />));

describe('the styleguide', () => {
  test('shows the parts in both themes', async () => {
    await open();
    expect(screen.getByRole('region', { name: 'The light theme' })).toHaveAttribute('data-theme', 'light');
    expect(screen.getByRole('region', { name: 'The dark theme' })).toHaveAttribute('data-theme', 'dark');
  });

  test('opens its dialogs', async () => {
    await open();
    // The query is by text, because a query by role would check each of the page's thousands of elements.
    await userEvent.click(screen.getAllByText('Open a dialog')[0] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Message Amara Osei' })).toBeVisible();
  });

  test('opens its lightbox', async () => {
    renderPart(<PictureSamples theme="light" />);
    await userEvent.click(screen.getByRole('button', { name: 'Open the pictures' }));
    expect(await screen.findByRole('dialog', { name: /Summits, light/ })).toBeVisible();
  });
});
