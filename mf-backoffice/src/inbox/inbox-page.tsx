import { Route, Routes } from 'react-router-dom';
import { InboxList } from './inbox-list.tsx';
import { OneItem } from './one-item.tsx';

/** What people send to the organisers: the list, and one of it. */
export default function InboxPage() {
  return (
    <Routes>
      <Route index element={<InboxList />} />
      <Route path=":kind/:id" element={<OneItem />} />
    </Routes>
  );
}
