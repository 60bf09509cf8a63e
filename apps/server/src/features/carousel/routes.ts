import { carouselCalls } from '@portal/contract/carousel/calls'
import { carouselMessages } from '@portal/contract/carousel/messages'
import { CountFormSchema, PreviewQuerySchema, SlideListSchema } from '@portal/contract/carousel/schemas'
import { EmptySchema } from '@portal/contract/core/fields'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import { countVisit } from './counts/service.ts'
import { type DesignDeps, designRoutes } from './design/routes.ts'
import { previewSlides } from './preview.ts'
import { type CarouselDeps, carouselReader } from './service.ts'

type Deps = CarouselDeps & DesignDeps & { dayZone: string }

/** A browser sends one for each visit; the address is counted, never stored with what it saw. */
const counting: Limit = { name: 'portada-cuenta', max: 60, seconds: 3600 }
const previewing: Limit = { name: 'portada-vista', max: 600, seconds: 3600 }

/** Mounts the slides of the home page: what everyone may read, and their design. */
export function carouselRoutes(door: Door, deps: Deps): void {
  const slides = carouselReader(deps)
  door.mount(
    carouselCalls.list,
    { access: 'public', reply: SlideListSchema, failed: carouselMessages.notLoadedOrSaved },
    () => slides(),
  )
  door.mount(
    carouselCalls.count,
    { access: 'public', budget: 'typing', body: CountFormSchema, reply: EmptySchema, limit: counting },
    ({ body }) => countVisit(deps.db, deps.dayZone, body),
  )
  door.mount(
    carouselCalls.preview,
    { access: 'public', params: PreviewQuerySchema, reply: SlideListSchema, limit: previewing },
    ({ params }) => previewSlides(deps, deps.secrets.enlace, params.token),
  )
  designRoutes(door, deps)
}
