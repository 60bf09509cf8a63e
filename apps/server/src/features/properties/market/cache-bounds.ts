import type { Area } from '@portal/contract/core/areas'

/** Areas whose changes make public lists and properties stale. */
export const cacheAreas: readonly Area[] = ['propiedades', 'sinonimos']

/** Maximum age of a cached answer, in milliseconds. */
export const cacheMs = 30_000
