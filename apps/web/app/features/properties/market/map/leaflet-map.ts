import { control, type Map as LeafletMap, map } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { mapLimits } from '@portal/contract/properties/market/constants'

interface Looks {
  zoomIn: string
  zoomOut: string
  /** Whether the reader prefers reduced motion. */
  isStill: boolean
  /** Whether it stands inside a page that scrolls: then the wheel and one finger move the page. */
  isSmall?: boolean
}

/** Opens an empty map in an element. */
export function openMap(element: HTMLElement, { zoomIn, zoomOut, isStill, isSmall = false }: Looks): LeafletMap {
  const opened = map(element, {
    center: [-15, -70],
    zoom: 3,
    minZoom: 2,
    maxZoom: mapLimits.zoom,
    zoomControl: false,
    worldCopyJump: true,
    maxBounds: [
      [-85, Number.NEGATIVE_INFINITY],
      [85, Number.POSITIVE_INFINITY],
    ],
    scrollWheelZoom: !isSmall,
    dragging: !isSmall || !matchMedia('(pointer: coarse)').matches,
    ...(isStill && { zoomAnimation: false, fadeAnimation: false, markerZoomAnimation: false, inertia: false }),
  })
  opened.attributionControl.setPrefix(false)
  control.zoom({ position: 'topright', zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(opened)
  if (isStill) jumpByArrows(opened)
  control.scale({ imperial: false, maxWidth: 90 }).addTo(opened)
  return opened
}

/** How far an arrow key moves, in pixels, and with Shift, as Leaflet's own keys do. */
const step = 80
const largeStep = 240
const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Takes the arrow keys from Leaflet, which always glides by them for a quarter of a second. */
function jumpByArrows(map: LeafletMap): void {
  map.getContainer().addEventListener('keydown', (event) => {
    const direction = directions[event.key]
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    const length = event.shiftKey ? largeStep : step
    const [x, y] = direction
    const center = map.project(map.getCenter()).add([x * length, y * length])
    map.panTo(map.wrapLatLng(map.unproject(center)), { animate: false })
  })
}
