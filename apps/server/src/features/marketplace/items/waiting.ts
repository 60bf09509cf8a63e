interface FirstItem {
  id: number
  sku: string
  nombres: string
  apellido_paterno: string | null
  creado_en: Date
}

/** Returns items of a list as rows of work of the start page, by what names an item. */
export const asWork = <Row extends FirstItem>(rows: readonly Row[], titleOf: (row: Row) => string) =>
  rows.map((row) => {
    const { id, sku, nombres, apellido_paterno, creado_en } = row
    const detail = [sku, [nombres, apellido_paterno].filter(Boolean).join(' ')].join(' · ')
    return {
      id,
      titulo: titleOf(row),
      detalle: detail,
      detalle_en: detail,
      momento: creado_en,
      dias: null,
      importe: null,
    }
  })
