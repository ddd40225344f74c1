import { Route, Routes } from 'react-router-dom';
import { NotForRole } from '../shared/parts/not-for-role.tsx';
import { Screen } from '../shared/parts/screen.tsx';
import { usePermitted } from '../shared/session/permitted.ts';
import { AttendeeList } from './list/attendee-list.tsx';
import { AttendeeDetails } from './one/attendee-details.tsx';
import { OneAttendee } from './one/one-attendee.tsx';
import { PhotoQueue } from './photos/photo-queue.tsx';

/** The screen of attendees: the list, a single attendee, and the photos that wait for a decision. */
export default function AttendeesPage() {
  const mayDecide = usePermitted()('attendees.photos');
  return (
    <Routes>
      <Route index element={<AttendeeList />} />
      <Route path="photos" element={mayDecide ? <PhotoQueue /> : <PhotosOfOthers />} />
      <Route path=":id" element={<OneAttendee />} />
      <Route path=":id/change" element={<AttendeeDetails />} />
    </Routes>
  );
}

function PhotosOfOthers() {
  return (
    <Screen title="Photos to review">
      <NotForRole permission="attendees.photos" />
    </Screen>
  );
}
