import type { CSSProperties } from 'react';
import { zoneColour } from '../../shared/maps/zone-colours.ts';
import * as styles from './zone-drawing.module.css';

/** The drawing's own size; the viewport decides how large it is displayed. */
const width = 480;
const height = 200;

/** The drawings in the order of the zones: coins that change hands, layers that carry, water with its moorings, desks under lamps. */
const drawings = [
  <Coins key="coins" />,
  <Layers key="layers" />,
  <Moorings key="moorings" />,
  <Desks key="desks" />,
];

/** The drawing of a zone in the zone's colour, by its position in the list. */
export function ZoneDrawing({ place }: { place: number }) {
  return (
    <svg
      className={styles.takesPlaces}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
      style={{ '--zone': zoneColour(place) } as CSSProperties}
    >
      {drawings[place % drawings.length]}
    </svg>
  );
}

function Coins() {
  return (
    <>
      {places(9).map((step) => (
        <circle key={step} cx={80 + step * 40} cy={100} r={62} opacity={0.25 + step * 0.08} />
      ))}
      <circle cx={400} cy={100} r={62} fill="currentColor" stroke="none" />
      <circle cx={80} cy={100} r={62} fill="currentColor" stroke="none" opacity={0.3} />
      <path d="M372 100h52m-18-18l18 18l-18 18" stroke="var(--zone)" strokeWidth={7} />
    </>
  );
}

function Layers() {
  return places(6)
    .map((step) => (
      <path
        key={step}
        d={`M240 ${10 + step * 20}l170 40l-170 40l-170-40z`}
        fill={step === 0 ? 'currentColor' : 'var(--zone)'}
        style={{ paintOrder: 'stroke' }}
      />
    ))
    .reverse();
}

function Moorings() {
  return (
    <>
      <circle cx={350} cy={92} r={46} fill="currentColor" stroke="none" />
      {places(7).map((step) => (
        <path
          key={step}
          d={`M-20 ${84 + step * 20}${'q20-16 40 0t40 0'.repeat(7)}V220H-20z`}
          fill="var(--zone)"
          opacity={1}
        />
      ))}
      <path d="M110 150V52M150 160V72M190 168V88" strokeWidth={12} strokeLinecap="round" />
    </>
  );
}

function Desks() {
  return places(40).map((desk) => {
    const x = 40 + (desk % 10) * 41;
    const y = 24 + Math.floor(desk / 10) * 42;
    const isLit = (desk * 7) % 11 < 3;
    return (
      <rect key={desk} x={x} y={y} width={28} height={26} rx={3} fill={isLit ? 'currentColor' : 'none'} />
    );
  });
}

function places(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place);
}
