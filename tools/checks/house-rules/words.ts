import type { HouseRule } from './project-files.ts';

const banned: [RegExp, string][] = [
  [/lorem ipsum/i, 'write a real text'],
  [/@ts-(ignore|nocheck)/, 'correct the type, or @ts-expect-error with the reason'],
  [/(es|ox)lint-(disable|enable)(?!.* -- \S)/, 'correct the code, or give the reason after " -- "'],
  [/\bissue #?\d+/i, 'the project speaks of itself alone: say what, not where it was discussed'],
  [
    /(^|[\s"'`(])\/work\/|(?<!['"/])\.\.\/shared\//,
    'the project speaks of itself alone: name nothing outside of it',
  ],
  [/\b\w*[Dd]eeds?(?=\b|[A-Z])/, 'the word of the trade is action or handler'],
  [
    /\b(neverKept|tellingMs|cannot be had)\b/,
    'the words of the trade are stored, propagation and unavailable',
  ],
  [
    /\b(TestAnswer|\w+[a-z]Answers|answer(Error|Offline))\b|\banswers? (with )?[2-5]\d\d\b/,
    'a function returns, and a server returns a response',
  ],
  [
    /\b(tell|told|telling)[A-Z]\w*|\b\w+(Told|Tells)\b|\b(const|let|function|type) (told|tell|tells)\b/,
    'the words of the trade are notify, report, expose and describe',
  ],
  [
    /\b(kept[A-Z]\w*|\w+Kept|Kept[A-Z]\w*)\b|\b(const|let|function|type) \[?(kept|Kept)\b/,
    'the words of the trade are stored, cached and retained',
  ],
  [/\bpatience(Ms)?\b|\w[pP]atience\b/, 'the word of the trade is timeout'],
  [/\b[wW]hoever\b/, 'write anyone who, or name the person: the visitor, the attendee'],
  [/\bfor ever\b/, 'write forever, or permanently'],
  [/\bput(s|ting)? up with\b/, 'write tolerate'],
  [/\b(can|could|to) be had\b/, 'write available'],
  [/\b(tells?|told|telling) apart\b|\b(is|are|was|were) told to\b/, 'write distinguish, recognise or ask'],
  [/\b(mends|mended|mending)\b/i, 'write correct, repair or fix'],
  [/\b([A-Z]\w+Face|faceOf)\b/, 'the word of the trade is public API, or parts'],
  [/\banew\b/, 'write again, or reload, restart, retry'],
  [/\bdemand[A-Z]\w*/, 'the words of the trade are requireX and assertX'],
  [/\buse(Early[A-Z]\w*|[A-Z]\w*Later)\b/, 'write usePrefetchX, or useXQuery'],
  [/\b(latePart|lazyPart|lateSchema|lateForm)\b/, 'write lazyWithRetry, lazySchema or hydrateWhenVisible'],
  [/\b(stand-ins?|standIns?)\b/, 'write fake or stub'],
  [/\b(TO|FIX)(DO|ME)\b/, 'do it, or leave it out'],
];

/** These files list the words. */
const listsWords = /^(tools\/checks\/|docs\/glossary\.md$)/;

/** Refuses words that the project avoids, each with a replacement. */
export const words: HouseRule = (files) =>
  files
    .filter(({ path }) => !listsWords.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => {
        const hit = banned.find(([pattern]) => pattern.test(line));
        return hit ? [`${path}:${at + 1}: ${hit[1]}`] : [];
      }),
    );
