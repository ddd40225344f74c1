/** Texts about the venue on other pages. They join the texts of the venue's own page. */
export const venuePictureTexts = {
  /** `none`, or the address of a wide picture of the place: below the API's base, or elsewhere with `https://`. */
  'venue.picture.address': 'none',
} as const;
