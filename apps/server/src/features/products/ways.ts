import type { Onward } from '#core/http/onward.ts'
import { type BrochureParts, openBrochure } from './brochures/brochure.ts'

/** The stable addresses of brochures (`brochurePath`). */
export const productWays = (parts: BrochureParts): readonly Onward[] => [
  { path: '/brochures/:name', methods: ['GET'], lead: (arrival) => openBrochure(parts, arrival) },
]
