import { carouselCalls } from '@portal/contract/carousel/calls'
import { carouselMessages } from '@portal/contract/carousel/messages'
import { SlideListSchema } from '@portal/contract/carousel/schemas'
import type { Door } from '#core/door/door.ts'
import { type CarouselDeps, carouselReader } from './service.ts'

/** Mounts what everyone may read of the home page. */
export function carouselRoutes(door: Door, deps: CarouselDeps): void {
  const slides = carouselReader(deps)
  door.mount(
    carouselCalls.list,
    { access: 'public', reply: SlideListSchema, failed: carouselMessages.notLoadedOrSaved },
    () => slides(),
  )
}
