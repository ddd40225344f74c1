import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, use } from 'react';
import { renderPart } from '../testing.tsx';
import { DataBoundary } from './data-boundary.tsx';

interface Source {
  failure?: object;
}

function List({ source }: { source: Source }) {
  if (source.failure) throw source.failure;
  return <p>36 speakers</p>;
}

const refusal = Object.assign(new Error('The service is not available.'), {
  code: 'server-0002',
  requestId: 'r-7',
});
const never = new Promise<string>(() => undefined);

describe('the boundary of a part of a page', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  test('shows the skeleton while the part loads, and announces it to screen readers', () => {
    const Waiting = () => <p>{use(never)}</p>;
    renderPart(
      <DataBoundary label="speakers" skeleton={<p>Shapes</p>}>
        <Waiting />
      </DataBoundary>,
    );
    expect(screen.getByText('Shapes')).toBeVisible();
    expect(screen.getByText('Loading the speakers')).toBeInTheDocument();
  });

  test('shows the failure with its request id, and retries', async () => {
    const source: Source = { failure: refusal };
    const onRetry = jest.fn(() => delete source.failure);
    renderPart(
      <>
        <h1>Speakers</h1>
        <DataBoundary label="speakers" onRetry={onRetry}>
          <List source={source} />
        </DataBoundary>
      </>,
    );
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('The speakers could not be loaded');
    expect(alert).toHaveTextContent('The service is not available.');
    expect(alert).toHaveTextContent('Request r-7 (server-0002)');
    expect(screen.getByRole('heading', { name: 'Speakers' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('36 speakers')).toBeVisible();
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('is wrapped as its page defines only when it shows a failure', () => {
    const around = (failure: ReactNode) => <section aria-label="Column">{failure}</section>;
    const part = (source: Source) => (
      <DataBoundary label="speakers" around={around} resetKeys={[source]}>
        <List source={source} />
      </DataBoundary>
    );
    const { rerender } = renderPart(part({}));
    expect(screen.queryByRole('region', { name: 'Column' })).not.toBeInTheDocument();
    rerender(part({ failure: refusal }));
    expect(within(screen.getByRole('region', { name: 'Column' })).getByRole('alert')).toBeVisible();
  });

  test('does not show the details of a programming error', () => {
    renderPart(
      <DataBoundary label="speakers">
        <List source={{ failure: new TypeError('x is not a function') }} />
      </DataBoundary>,
    );
    expect(screen.getByRole('alert')).not.toHaveTextContent('x is not a function');
  });

  test('resets when its keys change', () => {
    const ui = (query: string) => (
      <DataBoundary label="speakers" resetKeys={[query]}>
        <List source={query === 'ada' ? {} : { failure: refusal }} />
      </DataBoundary>
    );
    const { rerender } = renderPart(ui('bob'));
    expect(screen.getByRole('alert')).toBeVisible();
    rerender(ui('ada'));
    expect(screen.getByText('36 speakers')).toBeVisible();
  });
});
