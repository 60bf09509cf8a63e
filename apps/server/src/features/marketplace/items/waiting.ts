import type { listFirst } from '../staff-lists-queries.ts'

/** Returns the first items of a list as rows of work of the start page. */
export const asWork = ({ rows, total }: Awaited<ReturnType<typeof listFirst>>) => ({
  rows: rows.map(({ id, titulo, sku, nombres, apellido_paterno, creado_en }) => {
    const detail = [sku, [nombres, apellido_paterno].filter(Boolean).join(' ')].join(' · ')
    return { id, titulo, detalle: detail, detalle_en: detail, momento: creado_en, dias: null, importe: null }
  }),
  total,
  isExact: true,
})
