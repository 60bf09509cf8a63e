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

/** Views and body colours that were rendered of each machine; a test looks for their files. */
const rendered: Readonly<Record<Picture, { views: readonly string[]; colours: readonly string[] }>> = {
  excavator: { views: ['front'], colours: ['yellow', 'orange', 'blue', 'white'] },
  wheel_loader: { views: ['front'], colours: ['yellow', 'orange', 'white', 'green'] },
  drill_rig: { views: ['front'], colours: ['yellow', 'orange', 'red', 'white'] },
  haul_truck: { views: ['front'], colours: ['yellow', 'white', 'orange', 'green'] },
  crusher: { views: ['front'], colours: ['yellow', 'white', 'blue', 'red'] },
  bulldozer: { views: ['front'], colours: ['yellow', 'orange', 'white', 'green'] },
  generator: { views: ['front'], colours: ['yellow', 'white', 'blue', 'green'] },
  compressor: { views: ['front'], colours: ['yellow', 'orange', 'white', 'red'] },
  light_tower: { views: ['front'], colours: ['yellow', 'white', 'orange', 'blue'] },
  pump: { views: ['front'], colours: ['blue', 'yellow', 'red', 'green'] },
}

const pictureWidths = [320, 640, 800] as const
const ratio = 3 / 4

/** Path of a rendered picture among the public files of the web. */
const picturePath = (picture: Picture, view: string, colour: string, width: number) =>
  `/pictures/machines/${picture.replaceAll('_', '-')}-${view}-${colour}-${width}.webp`

/** Returns the colours of the pictures of these machines, which follow one another: each comes back after all others. */
export const coloursOf = (pictures: readonly Picture[]): string[] =>
  inTurn(pictures, (picture) => rendered[picture].colours)

/** The pictures of one item as its row keeps them: every view in one colour. The files come with the web and are no uploads. */
export function picturesOf(picture: Picture, colour: string) {
  return rendered[picture].views.map((view) => ({
    id: `demo-${picture}-${view}-${colour}`,
    ...(view === 'front' && { vista: 'frente' satisfies MachineView }),
    ancho: 800,
    alto: 800 * ratio,
    urls: Object.fromEntries(pictureWidths.map((width) => [width, picturePath(picture, view, colour, width)])),
  }))
}
