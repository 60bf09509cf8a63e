import { carouselCalls } from '@portal/contract/carousel/calls'
import type { Door } from '#core/door/door.ts'
import { countVisit } from './counts/service.ts'
import { type DesignDeps, designRoutes } from './design/routes.ts'
import { previewSlides } from './preview.ts'
import { type CarouselDeps, carouselReader } from './service.ts'

type Deps = CarouselDeps & DesignDeps & { dayZone: string | null }

/** Mounts the slides of the home page: what everyone may read, and their design. */
export function carouselRoutes(door: Door, deps: Deps): void {
  const slides = carouselReader(deps)
  door.mount(carouselCalls.list, () => slides())
  door.mount(carouselCalls.count, ({ body }) => countVisit(deps.db, deps.dayZone, body))
  door.mount(carouselCalls.preview, ({ params }) => previewSlides(deps, deps.secrets.enlace, params.token))
  designRoutes(door, deps)
}
