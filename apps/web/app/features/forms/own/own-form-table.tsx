import type { Of } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import { formKindNames, subjectOf } from '@portal/contract/forms/constants'
import type { OwnFormsSchema } from '@portal/contract/forms/schemas'
import { DataTable, type TableProps } from '#core/dashboard/list/data-table.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import type { ListState } from '#core/dashboard/list/use-list.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { ownFormTexts } from './texts.ts'

type Row = Of<typeof OwnFormsSchema>['formularios'][number]

/** The public forms that the reader sent; each opens at `formularios/` and its id. */
export function OwnFormTable({ list, rows, total }: { list: ListState; rows: readonly Row[]; total: number }) {
  const t = useTexts(ownFormTexts)
  return (
    <DataTable
      list={list}
      label={t.forms}
      columns={useColumns()}
      rows={rows}
      rowKey={({ id }) => id}
      recordOf={({ id }) => `formularios/${id}`}
      empty={<ListEmpty list={list} filters={[]} total={total} title={t.none} text={t.noneText} />}
    />
  )
}

function useColumns(): TableProps<Row>['columns'] {
  const t = useTexts(ownFormTexts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  const aboutOf = ({ datos, inicia_en }: Row) => (inicia_en ? dateTime(inicia_en) : subjectOf(datos, language))
  return [
    { id: 'reference', label: t.reference, kind: 'code', cell: ({ referencia }) => referencia },
    { id: 'kind', label: t.kind, cell: ({ tipo }) => textIn(formKindNames[tipo], language) },
    { id: 'about', label: t.about, priority: 2, cell: (row) => aboutOf(row) ?? '—' },
    { id: 'sent', label: t.sent, sort: 'creado_en', kind: 'date', cell: ({ creado_en }) => dateTime(creado_en) },
  ]
}
