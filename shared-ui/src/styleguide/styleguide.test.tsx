import { Styleguide } from '@summit/shared-ui/styleguide';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../testing.tsx';

describe('the styleguide', () => {
  it('shows the parts in both themes', () => {
    renderPart(<Styleguide />);
    expect(screen.getByRole('region', { name: 'The light theme' })).toHaveAttribute('data-theme', 'light');
    expect(screen.getByRole('region', { name: 'The dark theme' })).toHaveAttribute('data-theme', 'dark');
  });

  it('opens its dialogs', async () => {
    renderPart(<Styleguide />);
    await userEvent.click(screen.getAllByRole('button', { name: 'Open a dialog' })[0] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Message Amara Osei' })).toBeVisible();
  });
});
