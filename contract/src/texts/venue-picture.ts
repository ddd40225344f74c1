/** What other pages than the venue's show of it. Joins the texts of the venue's page. */
export const venuePictureTexts = {
  /** `none`, or the address of a wide picture of the place: below the API's base, or elsewhere with `https://`. */
  'venue.picture.address': 'none',
} as const;
