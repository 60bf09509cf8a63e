import type { Area } from '@portal/contract/core/areas'

/** Areas whose changes are seen in public lists and items: what they answered is asked again. */
export const cacheAreas: readonly Area[] = ['clasificados', 'clasificado_categorias', 'unidades_tiempo']

/** How long an answer is shown again when nothing changes, in milliseconds. */
export const cacheMs = 30_000
