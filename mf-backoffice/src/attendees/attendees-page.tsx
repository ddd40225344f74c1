import { Route, Routes } from 'react-router-dom';
import { AttendeeList } from './list/attendee-list.tsx';
import { AttendeeDetails } from './one/attendee-details.tsx';
import { OneAttendee } from './one/one-attendee.tsx';
import { PhotoQueue } from './photos/photo-queue.tsx';

/** Everybody who has registered: the list, one of them, and the photos that wait. */
export default function AttendeesPage() {
  return (
    <Routes>
      <Route index element={<AttendeeList />} />
      <Route path="photos" element={<PhotoQueue />} />
      <Route path=":id" element={<OneAttendee />} />
      <Route path=":id/change" element={<AttendeeDetails />} />
    </Routes>
  );
}
