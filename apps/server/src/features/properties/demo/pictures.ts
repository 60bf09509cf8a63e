/** Views and styles that were rendered of each sort; a test looks for their files. */
const renderedViews = ['front', 'side'] as const
export const renderedStyles = [1, 2] as const

const pictureWidths = [320, 640, 800] as const
const ratio = 3 / 4

/** The pictures of one property as its row keeps them. The files come with the web and are no uploads. */
export const picturesOf = (sort: string, style: number) =>
  renderedViews.map((view) => ({
    id: `demo-${sort}-${view}-${style}`,
    ancho: 800,
    alto: 800 * ratio,
    urls: Object.fromEntries(
      pictureWidths.map((width) => [width, `/pictures/properties/${sort}-${view}-${style}-${width}.webp`]),
    ),
  }))
