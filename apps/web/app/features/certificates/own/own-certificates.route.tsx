import { certificateCalls } from '@portal/contract/certificates/calls'
import { CertificateStatus, certificateStatusNames } from '@portal/contract/certificates/constants'
import { nameIn } from '@portal/contract/core/names'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { DataTable, type TableProps } from '#core/dashboard/list/data-table.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listSpec } from '#core/dashboard/list/list-query.ts'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { CertificateStatusDot } from '../certificate-status.tsx'
import { type Certificate, statusOf } from '../rows.ts'
import type { Route } from './+types/own-certificates.route'
import { ownTexts } from './texts.ts'

const spec = listSpec({
  orders: ['emitido_el', 'creado_en', 'nombre'],
  startOrder: '-emitido_el',
  filters: { estado: Object.values(CertificateStatus) },
})

export function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const { estado, ...asked } = listParams(url, spec)
  return context.get(apiContext).load(certificateCalls.own, { params: { ...asked, estado: statusOf(estado) } })
}

/** The certificates of the reader, by their account or their e-mail. */
export default function OwnCertificatesPage({ loaderData: { certificados: rows, total } }: Route.ComponentProps) {
  const t = useTexts(ownTexts)
  const language = useLanguage()
  const list = useList(spec)
  const columns = useColumns()
  const filters = [{ name: 'estado', label: t.status, choices: choicesOf(certificateStatusNames, language) }]
  useChanges('certificados')
  return (
    <ListPage>
      <PageHeader title={t.certificates} />
      <FilterBar list={list} filters={filters} placeholder={t.search} />
      <DataTable
        list={list}
        label={t.certificates}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        recordOf={({ id }) => String(id)}
        empty={<ListEmpty list={list} filters={filters} total={total} title={t.none} text={t.noneText} />}
      />
      <Pager list={list} rows={rows.length} total={total} />
    </ListPage>
  )
}

function useColumns(): TableProps<Certificate>['columns'] {
  const t = useTexts(ownTexts)
  const language = useLanguage()
  const { date, number } = useFormats()
  return [
    { id: 'title', label: t.title, cell: (row) => nameIn(row, 'titulo', language) },
    { id: 'code', label: t.code, kind: 'code', cell: ({ codigo }) => codigo },
    { id: 'status', label: t.status, kind: 'status', cell: ({ estado }) => <CertificateStatusDot status={estado} /> },
    { id: 'hours', label: t.hours, kind: 'number', priority: 2, cell: ({ horas }) => number(horas) },
    {
      id: 'issued',
      label: t.issuedOn,
      sort: 'emitido_el',
      kind: 'date',
      priority: 2,
      cell: ({ emitido_el }) => date(emitido_el),
    },
  ]
}
