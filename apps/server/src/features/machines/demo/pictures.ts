import type { MachineView } from '@portal/contract/machines/inspection'
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

/** Which machine the pictures of a type show, and the colour of its body; a test looks for the files. */
export interface Shown {
  picture: Picture
  colour: 'yellow' | 'orange' | 'blue' | 'white' | 'green' | 'red'
}

/** Every machine was rendered from both sides. */
const views = ['front', 'rear'] as const
type View = (typeof views)[number]
const inspected = { front: 'frente', rear: 'atras' } as const satisfies Record<View, MachineView>

const pictureWidths = [320, 640, 800] as const
const ratio = 3 / 4

/** Path of a rendered picture among the public files of the web. */
const picturePath = (picture: Picture, view: string, colour: string, width: number) =>
  `/pictures/machines/${picture.replaceAll('_', '-')}-${view}-${colour}-${width}.webp`

/** Returns the view that stands first, as lists show it, of machines that follow one another: those of a type take turns. */
export const firstViews = (types: readonly object[]): View[] => inTurn(types, () => views)

/** The pictures of one item as its row keeps them, of every view. The files come with the web and are no uploads. */
export function picturesOf({ picture, colour }: Shown, first: View) {
  return [first, ...views.filter((view) => view !== first)].map((view) => ({
    id: `demo-${picture}-${view}-${colour}`,
    vista: inspected[view],
    ancho: 800,
    alto: 800 * ratio,
    urls: Object.fromEntries(pictureWidths.map((width) => [width, picturePath(picture, view, colour, width)])),
  }))
}
