/** The formats of sessions, which the agenda, speakers and sponsors show. A list: lines whose parts are separated by ` | `. */
export const sessionFormatTexts = {
  'agenda.formats':
    'keynote | Keynote\ntalk | Talk\npanel | Panel\nfireside | Fireside chat\nworkshop | Workshop\nroundtable | Roundtable\ndemo | Demo\nnetworking | Networking\nceremony | Ceremony\nbreak | Break',
} as const;
