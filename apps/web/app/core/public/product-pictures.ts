/** Rendered pictures of the products by view: files `/pictures/products/{slug}-{view}-{width}`, three by two. */
export const productPictures = {
  nextlion: {},
  next1: {},
  next3: {},
  nextone: {},
  nextoneplus: {},
  nextthree: {},
  nextremote: {},
  quamtum: {},
}
