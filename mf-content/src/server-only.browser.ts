/**
 * What browsers have in the place of `#server-only/...`, see package.json: what search engines read, and which texts the
 * HTML needs not carry, is known by then.
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
