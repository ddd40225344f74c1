/**
 * Replaces `#server-only/...` in browsers, see package.json: structured data for search engines, and the list of texts that
 * the HTML need not contain, are needed only on the server.
 */
const nothing = () => undefined;

export {
  nothing as albumSchema,
  nothing as articleSchema,
  nothing as eventSchema,
  nothing as EventWithOffers,
  nothing as faqSchema,
  nothing as keyDatesSchema,
  nothing as offerSchema,
  nothing as organizationSchema,
  nothing as organizerSchema,
  nothing as personSchema,
  nothing as registerDefaultTexts,
  nothing as sessionsSchema,
  nothing as sponsorsSchema,
  nothing as venueSchema,
  nothing as videosSchema,
};
