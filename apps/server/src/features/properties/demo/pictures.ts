import { inTurn } from '#features/marketplace/demo/in-turn.ts'

/** Views and styles that were rendered of each sort; a test looks for their files. */
const views = ['front', 'side'] as const
const styles = [1, 2] as const
type View = (typeof views)[number]

/** Which house it is, and from where its first picture shows it. */
interface Look {
  style: number
  first: View
}
const looks: readonly Look[] = views.flatMap((first) => styles.map((style) => ({ style, first })))

/** Returns the looks of properties of these sorts, which follow one another: each comes back after all others. */
export const looksOf = (sorts: readonly string[]): Look[] => inTurn(sorts, () => looks)

const pictureWidths = [320, 640, 800] as const
const ratio = 3 / 4

/** The pictures of one property as its row keeps them. The files come with the web and are no uploads. */
export const picturesOf = (sort: string, { style, first }: Look) =>
  [first, ...views.filter((view) => view !== first)].map((view) => ({
    id: `demo-${sort}-${view}-${style}`,
    ancho: 800,
    alto: 800 * ratio,
    urls: Object.fromEntries(
      pictureWidths.map((width) => [width, `/pictures/properties/${sort}-${view}-${style}-${width}.webp`]),
    ),
  }))
