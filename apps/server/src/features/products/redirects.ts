import type { Redirect } from '#core/http/redirects.ts'
import { type BrochureDeps, openBrochure } from './brochures/brochure.ts'
import { type ManualDeps, openManual } from './manuals/manual.ts'

/** The stable addresses of brochures (`brochurePath`) and of PDFs of manuals (`manualPdfPath`), next to their pages. */
export const productRedirects = (deps: BrochureDeps & ManualDeps): readonly Redirect[] => [
  { path: '/brochures/:name', methods: ['GET'], resolve: (visit) => openBrochure(deps, visit) },
  { path: '/manuals/:name(^[a-z0-9]+-[a-z]{2}\\.pdf$)', methods: ['GET'], resolve: (visit) => openManual(deps, visit) },
]
