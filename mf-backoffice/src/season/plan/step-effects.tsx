import { Box, Typography } from '@mui/material';
import { statusEffects } from '@summit/contract/awards/awards-steps';
import { type StatusStep, takesTwo } from '@summit/contract/season/status-plan';
import { inOneList } from '../season-words.ts';

/** What a change of status does for visitors, a sentence for each kind. The welcome page's own opens and publishes nothing. */
export function effectSentences({ subject, from, status }: StatusStep): string[] {
  if (subject === 'Welcome') return ['Changes what the welcome page says, and nothing else.'];
  const { opens, closes, publishes, finalises, withdraws } = statusEffects(from, status);
  const sentence = (verb: string, all: readonly string[]) =>
    all.length > 0 ? [`${verb} ${inOneList(all)}.`] : [];
  return [
    ...sentence('Closes', closes),
    ...sentence('Opens', opens),
    ...sentence('Publishes', publishes),
    ...sentence('Makes final', finalises),
    ...sentence('Removes from the site', withdraws),
  ];
}

/** The same as a list, with what the change requires. */
export function StepEffects({ step }: { step: StatusStep }) {
  const sentences = effectSentences(step);
  return (
    <>
      {sentences.length > 0 && (
        <Box component="ul" aria-label="What it does" sx={{ m: 0, pl: 2.5 }}>
          {sentences.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </Box>
      )}
      {takesTwo(step) && (
        <Typography sx={{ fontWeight: 650 }}>
          This is out of order: a second person must agree first.
        </Typography>
      )}
    </>
  );
}
