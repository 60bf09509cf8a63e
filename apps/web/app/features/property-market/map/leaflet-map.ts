import { control, type Map as LeafletMap, map } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { mapLimits } from '@portal/contract/property-market/constants'

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
  control.scale({ imperial: false, maxWidth: 90 }).addTo(opened)
  return opened
}
