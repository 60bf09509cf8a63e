import type { Redirect } from '#core/http/redirects.ts'
import { type BrochureParts, openBrochure } from './brochures/brochure.ts'

/** The stable addresses of brochures (`brochurePath`). */
export const productRedirects = (parts: BrochureParts): readonly Redirect[] => [
  { path: '/brochures/:name', methods: ['GET'], resolve: (visit) => openBrochure(parts, visit) },
]
