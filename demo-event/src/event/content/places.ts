interface DemoPlace {
  id: string;
  name: string;
  kind: 'venue' | 'hotel' | 'station' | 'parking';
  address: string;
  note: string | null;
  latitude: number;
  longitude: number;
}

/** The venue and the places around it; all invented, on the north bank in the east of London. */
export const places: readonly DemoPlace[] = [
  {
    id: 'meridian-dock',
    name: 'Meridian Dock',
    kind: 'venue',
    address: 'Meridian Dock, 1 Tidal Basin Road, London',
    note: 'Main entrance on the quay; step-free throughout. The lift to the Gantry is beside the east door.',
    latitude: 51.5076,
    longitude: 0.0174,
  },
  {
    id: 'lockside-station',
    name: 'Lockside station',
    kind: 'station',
    address: 'Lockside Approach, London',
    note: 'Six minutes on foot along the water. Lifts to both platforms.',
    latitude: 51.5091,
    longitude: 0.0151,
  },
  {
    id: 'meridian-pier',
    name: 'Meridian Pier',
    kind: 'station',
    address: 'South Quay Steps, London',
    note: 'River boats every 20 minutes until 23:30; ramps at all tides.',
    latitude: 51.5059,
    longitude: 0.0182,
  },
  {
    id: 'the-tidekeeper',
    name: 'The Tidekeeper',
    kind: 'hotel',
    address: '14 Sluice Street, London',
    note: '212 rooms, four minutes on foot. Attendees’ rate until 30 April 2027: say “Summit”.',
    latitude: 51.5083,
    longitude: 0.0192,
  },
  {
    id: 'lightermans-rest',
    name: 'Lighterman’s Rest',
    kind: 'hotel',
    address: '3 Ropewalk Yard, London',
    note: 'Small, quiet, breakfast from 06:00. Nine rooms are adapted for wheelchairs.',
    latitude: 51.5102,
    longitude: 0.0203,
  },
  {
    id: 'hotel-cantilever',
    name: 'Hotel Cantilever',
    kind: 'hotel',
    address: '88 Basin Parade, London',
    note: 'Twelve minutes on foot, or one stop.',
    latitude: 51.5117,
    longitude: 0.0129,
  },
  {
    id: 'east-gate-parking',
    name: 'East Gate parking',
    kind: 'parking',
    address: 'East Gate, Tidal Basin Road, London',
    note: '140 places, 32 of them accessible; 60 chargers. Book a place with your ticket.',
    latitude: 51.5071,
    longitude: 0.0201,
  },
];
