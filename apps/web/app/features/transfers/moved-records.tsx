import type { Of } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import type { MovedListSchema } from '@portal/contract/transfers/schemas'
import { Link } from 'react-router'
import { type Column, DataTable } from '#core/dashboard/list/data-table.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { listSpec } from '#core/dashboard/list/list-query.ts'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'

type Moved = Of<typeof MovedListSchema>
type Row = Moved['registros'][number]

export const movedSpec = listSpec({ orders: ['nombre'], filters: {} })

const tones = { movido: 'done', devuelto: 'neutral', rechazado: 'attention' } as const

/** The records that went, with what became of each. */
export function MovedRecords({ moved: { registros: rows, total } }: { moved: Moved }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const list = useList(movedSpec)
  const columns: [Column<Row>, ...Column<Row>[]] = [
    {
      id: 'titulo',
      label: t.record,
      cell: ({ titulo: title, direccion: to }) => (to ? <Link to={to}>{title}</Link> : title),
    },
    { id: 'tipo', label: t.kind, cell: ({ nombre: es, nombre_en: en }) => textIn({ es, en }, language) },
    {
      id: 'estado',
      label: t.status,
      kind: 'status',
      cell: ({ estado: state, motivo: es, motivo_en: en }) => (
        <StatusDot tone={tones[state]}>
          {[t.states[state], textIn({ es, en }, language)].filter(Boolean).join(': ')}
        </StatusDot>
      ),
    },
  ]
  return (
    <>
      <FilterBar list={list} filters={[]} placeholder={t.search} />
      <DataTable
        list={list}
        label={t.records}
        columns={columns}
        rows={rows}
        rowKey={({ tipo, id }) => `${tipo}-${id}`}
        empty={<ListEmpty list={list} total={total} title={t.nothingMoved} />}
      />
      <Pager list={list} rows={rows.length} total={total} />
    </>
  )
}
