import { type Box, boxText } from '@portal/contract/properties/market/box'
import { propertyMarketCalls } from '@portal/contract/properties/market/calls'
import type { LatLngBoundsExpression, Map as LeafletMap } from 'leaflet'
import { browserApi } from '#core/api/api.browser.ts'
import type { Mark } from './marks.ts'
import { boundsIn } from './view.ts'
import { type Bounds, boundsOf, boxOfView } from './view-box.ts'

/** What is on the map, or why nothing is. */
export type Searched = 'loading' | 'failed' | { total: number; marks: readonly Mark[] }

interface Told {
  found: (state: Searched) => void
  /** The reader moved the map to this box. */
  moved: (box: string) => void
}

/** Closer than this a single property would stand on an empty map. */
const nearest = 9

const cornersOf = ({ west, south, east, north }: Bounds): [[number, number], [number, number]] => [
  [south, west],
  [north, east],
]

/** Fills a map with what the filters find where it is, and again after each move. */
export function searchOn(map: LeafletMap, { found, moved }: Told) {
  let filters: Readonly<Record<string, string>> = {}
  let isOwnMove = false
  /** The box that the reader moved to last, which its address brings back. */
  let reached: string | null = null
  let running = new AbortController()

  /** Moves the map without telling it as a move of the reader. */
  function quietly(move: () => void): void {
    isOwnMove = true
    move()
    isOwnMove = false
  }
  const show = (bounds: LatLngBoundsExpression, maxZoom?: number): void =>
    quietly(() => map.fitBounds(bounds, { animate: false, ...(maxZoom && { maxZoom, padding: [40, 40] }) }))

  async function call(params: object): Promise<{ total: number; extent: Box | null; marks: readonly Mark[] } | null> {
    running.abort()
    running = new AbortController()
    const { signal } = running
    const reply = await browserApi
      .call(propertyMarketCalls.publicMap, { params: { ...filters, ...params }, signal })
      .catch(() => null)
    if (signal.aborted) return null
    if (!reply?.ok) {
      found('failed')
      return null
    }
    const { total, recuadro: sides, marcas: marks } = reply.datos
    const extent = sides && { west: sides.oeste, south: sides.sur, east: sides.este, north: sides.norte }
    return { total, extent, marks }
  }

  /** Moves to where all are; where that is more than the map can show, to where most are. False when superseded. */
  async function showAll(corners: [[number, number], [number, number]]): Promise<boolean> {
    show(corners, nearest)
    if (map.getBounds().contains(corners)) return true
    const least = map.getMinZoom()
    const whole = await call({ zoom: least })
    const largest = whole?.marks[0]
    if (largest) quietly(() => map.setView([largest.latitud, largest.longitud], least, { animate: false }))
    return whole !== null
  }

  async function fill(): Promise<void> {
    const answer = await call({ recuadro: boxOfView(boundsIn(map)), zoom: map.getZoom() })
    if (answer) found(answer)
  }

  let isResized = false
  const onResize = () => {
    isResized = true
  }
  function onMove(): void {
    if (isOwnMove) return
    void fill()
    if (!isResized) {
      reached = boxOfView(boundsIn(map))
      moved(reached)
    }
    isResized = false
  }
  map.on('resize', onResize)
  map.on('moveend', onMove)

  return {
    /** Searches by other filters: in a box, or where all is that they find. */
    async ask(next: Readonly<Record<string, string>>, box: Box | null): Promise<void> {
      const isSame = JSON.stringify(next) === JSON.stringify(filters)
      filters = next
      if (box) {
        if (boxText(box) === reached && isSame) return
        if (boxText(box) !== reached) {
          show(cornersOf(boundsOf(box)))
          reached = boxOfView(boundsIn(map))
          if (reached !== boxText(box)) moved(reached) // its screen has another shape: list and map show the same
        }
        return fill()
      }
      reached = null
      const all = await call({})
      if (!all) return
      if (all.extent && !(await showAll(cornersOf(all.extent)))) return
      await fill()
    },
    stop(): void {
      running.abort()
    },
  }
}
