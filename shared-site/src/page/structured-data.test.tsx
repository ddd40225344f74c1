import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PageMetaSinkContext } from '@summit/shared-ui/navigation/page-meta-sink';
import { StructuredData } from './structured-data.tsx';

test('the server receives a part’s structured data, and the part renders nothing', () => {
  const addData = jest.fn();
  const html = renderToString(
    <PageMetaSinkContext value={{ addData }}>
      <StructuredData of={() => ({ '@type': 'Event', name: 'Summit' })} />
    </PageMetaSinkContext>,
  );
  expect(html).toBe('');
  expect(addData.mock.calls).toEqual([
    [{ '@context': 'https://schema.org', '@type': 'Event', name: 'Summit' }],
  ]);
});

test('a browser does not create the data', () => {
  const make = jest.fn(() => ({}));
  const { container } = render(<StructuredData of={make} />);
  expect(container).toBeEmptyDOMElement();
  expect(make).not.toHaveBeenCalled();
});
