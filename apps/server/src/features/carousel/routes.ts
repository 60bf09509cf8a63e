import { carouselCalls } from '@portal/contract/carousel/calls'
import { carouselMessages } from '@portal/contract/carousel/messages'
import { SlideListSchema } from '@portal/contract/carousel/schemas'
import type { Door } from '#core/door/door.ts'
import { type CarouselParts, carouselReader } from './service.ts'

/** Mounts what everyone may read of the home page. */
export function carouselRoutes(door: Door, parts: CarouselParts): void {
  const slides = carouselReader(parts)
  door.mount(
    carouselCalls.list,
    { access: 'public', reply: SlideListSchema, failed: carouselMessages.notLoadedOrSaved },
    () => slides(),
  )
}
