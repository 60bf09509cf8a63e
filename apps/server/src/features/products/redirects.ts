import type { Redirect } from '#core/http/redirects.ts'
import { type BrochureDeps, openBrochure } from './brochures/brochure.ts'

/** The stable addresses of brochures (`brochurePath`). */
export const productRedirects = (deps: BrochureDeps): readonly Redirect[] => [
  { path: '/brochures/:name', methods: ['GET'], resolve: (visit) => openBrochure(deps, visit) },
]
