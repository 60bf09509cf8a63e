import type { Of } from '@portal/contract/core/fields'
import { nameIn } from '@portal/contract/core/names'
import type { ProjectionRowSchema } from '@portal/contract/projections/schemas'
import type { Column, TableProps } from '#core/dashboard/list/data-table.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'

type ProjectionRow = Of<typeof ProjectionRowSchema>

/** Returns the columns of projections: the costs of a unit, and its price. */
export function useProjectionColumns(seesCompanyCosts: boolean): TableProps<ProjectionRow>['columns'] {
  const t = useTexts(texts)
  const language = useLanguage()
  const { date } = useFormats()
  const com: Column<ProjectionRow> = {
    id: 'com',
    label: t.totalCom,
    sort: 'total_com',
    kind: 'number',
    cell: ({ total_com: total }) => total !== null && moneyText(total),
  }
  return [
    {
      id: 'product',
      label: t.product,
      sort: 'producto_nombre',
      cell: (row) => nameIn(row, 'producto_nombre', language),
    },
    { id: 'country', label: t.country, sort: 'pais_nombre', cell: (row) => countryName(row.pais_id, language) },
    ...(seesCompanyCosts ? [com] : []),
    {
      id: 'master',
      label: t.masterCost,
      kind: 'number',
      priority: seesCompanyCosts ? 3 : 1,
      cell: (row) => moneyText(row.costo_master),
    },
    {
      id: 'distributor',
      label: t.distributorCost,
      sort: 'costo_distribuidor',
      kind: 'number',
      priority: 2,
      cell: (row) => moneyText(row.costo_distribuidor),
    },
    {
      id: 'price',
      label: t.suggested,
      sort: 'precio_sugerido',
      kind: 'number',
      cell: (row) => moneyText(row.precio_sugerido),
    },
    {
      id: 'since',
      label: t.since,
      sort: 'vigente_desde',
      kind: 'date',
      cell: (row) => date(row.vigente_desde),
    },
    {
      id: 'next',
      label: t.planned,
      kind: 'date',
      priority: 3,
      cell: ({ proxima_desde: next }) => (next ? date(next) : '—'),
    },
  ]
}
