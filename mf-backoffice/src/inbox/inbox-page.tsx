import { Route, Routes } from 'react-router-dom';
import { InboxList } from './inbox-list.tsx';
import { OneItem } from './one-item.tsx';

/** The inbox, with what visitors send to the organisers: the list, and a single item. */
export default function InboxPage() {
  return (
    <Routes>
      <Route index element={<InboxList />} />
      <Route path=":kind/:id" element={<OneItem />} />
    </Routes>
  );
}
