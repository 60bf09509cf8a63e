import type { Area } from '@portal/contract/core/areas'

/** Areas whose changes make public lists and items stale. */
export const cacheAreas: readonly Area[] = ['clasificados', 'clasificado_categorias', 'unidades_tiempo', 'sinonimos']

/** Maximum age of a cached answer, in milliseconds. */
export const cacheMs = 30_000
