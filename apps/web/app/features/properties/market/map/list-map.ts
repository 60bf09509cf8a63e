import type { PageLanguage } from '@portal/contract/core/language'
import { drawGround } from './ground.ts'
import { openMap } from './leaflet-map.ts'
import { type Mark, marksOn } from './marks.ts'
import { type Searched, searchOn } from './search-on.ts'

interface Settings {
  language: PageLanguage
  /** Whether the reader prefers reduced motion. */
  isStill: boolean
  texts: Parameters<typeof marksOn>[1] & { zoomIn: string; zoomOut: string }
  /** The map is filled, or could not be. */
  onFound: (state: Searched) => void
  /** A mark was chosen that names its properties, or the ground. */
  onOpen: (mark: Mark | null) => void
  /** The reader moved the map to this box. */
  onMove: (box: string) => void
}

/** Room around what is zoomed to, in pixels. */
const margin: [number, number] = [48, 48]

/** Opens the map of a list in an element: ground, marks, and the search that fills it. */
export function openListMap(element: HTMLElement, { language, isStill, texts, ...tell }: Settings) {
  const map = openMap(element, { ...texts, isStill })
  const marks = marksOn(map, texts, (mark) => {
    if (mark.propiedades.length > 0) return tell.onOpen(mark)
    const { oeste: west, sur: south, este: east, norte: north } = mark.recuadro
    const corners: [[number, number], [number, number]] = [
      [south, west],
      [north, east],
    ]
    map.fitBounds(corners, { padding: margin, animate: !isStill })
  })
  map.on('click', () => tell.onOpen(null))
  const search = searchOn(map, {
    found(state) {
      if (typeof state === 'object') marks.show(state.marks)
      tell.onFound(state)
    },
    moved: tell.onMove,
  })
  drawGround(map, language).catch(() => tell.onFound('failed'))
  return {
    marks,
    ask: search.ask,
    close(): void {
      search.stop()
      map.remove()
    },
  }
}
