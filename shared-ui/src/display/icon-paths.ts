/** Line icons on a 20 by 20 grid, drawn with a stroke of 1.5. A table of facts. */
export const iconPaths = {
  'arrow-right': 'M3 10h13M11 5l5 5-5 5',
  'arrow-left': 'M17 10H4M9 5l-5 5 5 5',
  'arrow-up-right': 'M5 15L15 5M7 5h8v8',
  'chevron-down': 'M5 8l5 5 5-5',
  'chevron-right': 'M8 5l5 5-5 5',
  check: 'M4 10.5l4 4 8-9',
  close: 'M5 5l10 10M15 5L5 15',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  menu: 'M3 6h14M3 13h14',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13 13l4 4',
  calendar: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5',
  clock: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 6v4.2l2.8 1.8',
  pin: 'M10 17.5s5.5-4.6 5.5-9a5.5 5.5 0 0 0-11 0c0 4.4 5.5 9 5.5 9zM10 6.8a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z',
  star: 'M10 3l2.1 4.6 5 .6-3.7 3.4 1 5L10 14.1l-4.4 2.5 1-5L2.9 8.2l5-.6z',
  'star-filled': 'M10 3l2.1 4.6 5 .6-3.7 3.4 1 5L10 14.1l-4.4 2.5 1-5L2.9 8.2l5-.6z',
  ticket: 'M3 6h14v2.8a1.6 1.6 0 0 0 0 3V14.5H3v-2.7a1.6 1.6 0 0 0 0-3zM12.5 6v1.5M12.5 9.5v1.5M12.5 13v1.5',
  lock: 'M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9',
  mail: 'M3 5h14v10.5H3zM3 5.5l7 5.5 7-5.5',
  user: 'M10 3.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3.8 17c.4-3.3 3-5 6.2-5s5.8 1.7 6.2 5',
  eye: 'M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10zM10 7.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z',
  'eye-off':
    'M3 3l14 14M8.2 4.7A7.5 7.5 0 0 1 10 4.5c5 0 8 5.5 8 5.5a14 14 0 0 1-2.5 3M12 12.2A2.2 2.2 0 0 1 7.9 9.5M5.3 6.3A13.5 13.5 0 0 0 2 10s3 5.5 8 5.5c1.1 0 2.1-.3 3-.6',
  camera: 'M2.5 6.5H6l1.5-2.5h5L14 6.5h3.5v10h-15zM10 8.5a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  download: 'M10 3v10M6 9.5l4 4 4-4M3.5 16.5h13',
  warning: 'M10 3.5l7.5 13h-15zM10 8.5v3.5M10 14v.6',
  info: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 9.2v4.3M10 6.5v.6',
} as const;

export type IconName = keyof typeof iconPaths;
