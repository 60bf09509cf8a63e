import type { MachineView } from '@portal/contract/listings/inspection'
import { inTurn } from '#features/marketplace/demo/in-turn.ts'

export type Picture =
  | 'excavator'
  | 'wheel_loader'
  | 'drill_rig'
  | 'haul_truck'
  | 'crusher'
  | 'bulldozer'
  | 'generator'
  | 'compressor'
  | 'light_tower'
  | 'pump'

/** Every machine was rendered from both sides, in these body colours; a test looks for the files. */
const views = ['front', 'rear'] as const
const inspected = { front: 'frente', rear: 'atras' } as const satisfies Record<(typeof views)[number], MachineView>
const colours: Readonly<Record<Picture, readonly string[]>> = {
  excavator: ['yellow', 'orange', 'blue', 'white'],
  wheel_loader: ['yellow', 'orange', 'white', 'green'],
  drill_rig: ['yellow', 'orange', 'red', 'white'],
  haul_truck: ['yellow', 'white', 'orange', 'green'],
  crusher: ['yellow', 'white', 'blue', 'red'],
  bulldozer: ['yellow', 'orange', 'white', 'green'],
  generator: ['yellow', 'white', 'blue', 'green'],
  compressor: ['yellow', 'orange', 'white', 'red'],
  light_tower: ['yellow', 'white', 'orange', 'blue'],
  pump: ['blue', 'yellow', 'red', 'green'],
}

interface Look {
  colour: string
  /** The view that stands first, as lists show it. */
  first: (typeof views)[number]
}

const pictureWidths = [320, 640, 800] as const
const ratio = 3 / 4

/** Path of a rendered picture among the public files of the web. */
const picturePath = (picture: Picture, view: string, colour: string, width: number) =>
  `/pictures/machines/${picture.replaceAll('_', '-')}-${view}-${colour}-${width}.webp`

/** Returns how these machines are shown, which follow one another: each look comes back after all others. */
export const looksOf = (pictures: readonly Picture[]): Look[] =>
  inTurn(pictures, (picture) => views.flatMap((first) => colours[picture].map((colour) => ({ colour, first }))))

/** The pictures of one item as its row keeps them: every view in one colour. The files come with the web and are no uploads. */
export function picturesOf(picture: Picture, { colour, first }: Look) {
  return [first, ...views.filter((view) => view !== first)].map((view) => ({
    id: `demo-${picture}-${view}-${colour}`,
    vista: inspected[view],
    ancho: 800,
    alto: 800 * ratio,
    urls: Object.fromEntries(pictureWidths.map((width) => [width, picturePath(picture, view, colour, width)])),
  }))
}
