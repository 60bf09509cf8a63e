import { Module } from '@portal/contract/access/constants'
import { nameIn } from '@portal/contract/core/names'
import { CountLink } from '#core/dashboard/list/count-link.tsx'
import type { TableProps } from '#core/dashboard/list/data-table.tsx'
import { PicturedName } from '#core/dashboard/list/pictured-name.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { pictureOf } from './picture-of.ts'
import { ProductStatusDot } from './product-status.tsx'
import { productTexts } from './product-texts.ts'
import type { ProductRow } from './product-values.ts'

/** Returns the columns of products; the number of branches links to its assignments. */
export function useProductColumns(): TableProps<ProductRow>['columns'] {
  const t = useTexts(productTexts)
  const language = useLanguage()
  const { number, percent } = useFormats()
  const amount = (value: number | null) => (value === null ? t.unpriced : moneyText(value))
  return [
    {
      id: 'name',
      label: t.name,
      sort: 'nombre',
      cell: (row) => <PicturedName name={row.nombre} picture={pictureOf(row)} />,
    },
    {
      id: 'category',
      label: t.category,
      sort: 'categoria_nombre',
      cell: (row) => nameIn(row, 'categoria_nombre', language),
    },
    {
      id: 'price',
      label: t.suggestedPrice,
      sort: 'precio_sugerido',
      kind: 'number',
      cell: (row) => amount(row.precio_sugerido),
    },
    { id: 'cost', label: t.cost, sort: 'costo', kind: 'number', priority: 3, cell: (row) => amount(row.costo) },
    {
      id: 'margin',
      label: t.margin,
      kind: 'number',
      priority: 3,
      cell: ({ precio_sugerido: price, costo: cost }) =>
        price === null || cost === null ? '—' : percent((price - cost) / price),
    },
    {
      id: 'branches',
      label: t.branches,
      kind: 'number',
      priority: 2,
      cell: ({ id, nombre, asignaciones: count }) => (
        <CountLink
          count={count}
          to={`/dashboard/sistema/asignar-producto?producto_id=${id}`}
          module={Module.assignedProducts}
          label={t.branchesOf(number(count), nombre)}
        />
      ),
    },
    {
      id: 'status',
      label: t.status,
      sort: 'estado_id',
      kind: 'status',
      cell: (row) => <ProductStatusDot status={row.estado_id} />,
    },
  ]
}
