import { textIn } from '@portal/contract/core/text'
import { type RequestKind, requestKindNames } from '@portal/contract/marketplace/constants'
import type { TableProps } from '#core/dashboard/list/data-table.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { RequestStatusDot } from '#features/marketplace/staff/request-status.tsx'
import type { RequestRow } from './request-row.ts'
import { requestTexts } from './request-texts.ts'
import type { ListName } from './tabs.ts'

/** Returns the columns of a list: client, item, status. Only quotes have several kinds; a repair has no code or amount. */
export function useRequestColumns(list: ListName): TableProps<RequestRow>['columns'] {
  const t = useTexts(requestTexts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  const isRepair = list === 'reparaciones'
  const kind = {
    id: 'kind',
    label: t.kind,
    priority: 2,
    cell: ({ tipo }: RequestRow) => textIn(requestKindNames[tipo as RequestKind], language),
  } as const
  const ofItem = [
    { id: 'sku', label: 'SKU', kind: 'code', priority: 3, cell: ({ sku }: RequestRow) => sku ?? '—' },
    ...(list === 'cotizaciones' ? [kind] : []),
    {
      id: 'amount',
      label: t.reservation,
      kind: 'number',
      priority: 2,
      cell: (row: RequestRow) => (row.monto_reserva === null ? '—' : moneyText(row.monto_reserva, row.moneda)),
    },
  ] as const
  const named = { cotizaciones: t.machine, propiedades: t.property, reparaciones: t.repaired }
  return [
    { id: 'name', label: t.client, sort: 'nombre', cell: ({ nombre }) => nombre },
    { id: 'listing', label: named[list], cell: ({ marca }) => marca },
    ...(isRepair
      ? [{ id: 'company', label: t.company, priority: 2 as const, cell: ({ empresa }: RequestRow) => empresa || '—' }]
      : ofItem),
    {
      id: 'status',
      label: t.status,
      sort: 'estado_id',
      kind: 'status',
      cell: ({ estado_id, es_arriendo }) => <RequestStatusDot status={estado_id} isForRent={es_arriendo} />,
    },
    {
      id: 'received',
      label: t.received,
      sort: 'creado_en',
      kind: 'date',
      priority: 2,
      cell: (row) => dateTime(row.creado_en),
    },
  ]
}
