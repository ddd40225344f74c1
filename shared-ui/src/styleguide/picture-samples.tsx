import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Lightbox } from '../display/lightbox.tsx';
import { RichText } from '../display/rich-text.tsx';
import { SitePicture } from '../display/site-picture.tsx';
import { Grid } from '../layout/grid.tsx';
import { Reveal } from '../motion/reveal.tsx';
import { Sample } from './sample.tsx';

/** A drawn picture, so that the styleguide needs no server. */
function drawing(from: string, to: string): string {
  const shapes = `<rect width="600" height="400" fill="${from}"/><path d="M0 320 200 190 300 240 460 60 600 210V400H0Z" fill="${to}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">${shapes}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const size = { width: 600, height: 400 };
const pictures = [
  { id: 'dusk', src: drawing('#100e17', '#3d2bff'), alt: 'A summit at dusk', ...size },
  { id: 'dawn', src: drawing('#f7f5f0', '#e3b341'), alt: 'The same one at dawn', ...size },
];

const html = `<h2>Before you come</h2><p>Doors open at <strong>08:30</strong>. See <a href="/venue">how to get here</a>.</p>
<ul><li>Your ticket</li><li>Something with your name on it</li></ul>
<table><thead><tr><th>Day</th><th>Doors</th></tr></thead><tbody><tr><td>Tuesday</td><td>08:30</td></tr><tr><td>Wednesday</td><td>09:00</td></tr></tbody></table>`;

/** Pictures in their places, the lightbox, and a text by organisers. */
export function PictureSamples({ theme }: { theme: string }) {
  const [shown, show] = useState<string | null>(null);
  return (
    <>
      <Sample name="Pictures">
        <Grid columns={3}>
          {pictures.map((picture) => (
            <li key={picture.id}>
              <SitePicture src={picture.src} alt={picture.alt} {...size} ratio="4/3" />
            </li>
          ))}
          <li>
            <SitePicture
              src={drawing('none', '#8f85ff')}
              alt="A mark that is shown whole"
              {...size}
              ratio="1/1"
              fit="contain"
            />
          </li>
        </Grid>
      </Sample>
      <Sample name="Lightbox">
        <Button variant="secondary" onClick={() => show('dusk')}>
          Open the pictures
        </Button>
        {shown !== null && (
          <Lightbox
            label={`Summits, ${theme}`}
            pictures={pictures}
            shown={shown}
            onShow={show}
            onClose={() => show(null)}
          />
        )}
      </Sample>
      <Sample name="A text of the organisers">
        <RichText html={html} />
      </Sample>
      <Sample name="Reveal">
        <Reveal>
          <p className="lead">Rises a little as it scrolls into view.</p>
        </Reveal>
      </Sample>
    </>
  );
}
