import { Module } from '@portal/contract/access/constants'
import { certificateCalls } from '@portal/contract/certificates/calls'
import { CertificateStatus, certificateStatusNames } from '@portal/contract/certificates/constants'
import { certificateFields } from '@portal/contract/certificates/fields'
import type { CertificateInitDataSchema } from '@portal/contract/certificates/schemas'
import type { Of } from '@portal/contract/core/fields'
import { languageOf } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { IconCertificateOff, IconMailForward } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import type { Bulk } from '#core/dashboard/list/bulk/bulk.ts'
import { DataTable, type TableProps } from '#core/dashboard/list/data-table.tsx'
import { useDayFilters } from '#core/dashboard/list/day-filters.tsx'
import { ExportButton } from '#core/dashboard/list/export-button.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import type { Filter } from '#core/dashboard/list/filters.ts'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listQueryOf, listSpec } from '#core/dashboard/list/list-query.ts'
import { NewButton } from '#core/dashboard/list/new-button.tsx'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { type ListState, useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { useLabels } from '#core/dashboard/records/entity-fields.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { ImportLink } from '#features/imports/import-link.tsx'
import { CertificateStatusDot } from '../certificate-status.tsx'
import { type Certificate, statusOf } from '../rows.ts'
import type { Route } from './+types/certificates.route'
import { texts } from './texts.ts'

export const handle = { module: Module.certificates } satisfies ScreenHandle

const spec = listSpec({
  orders: ['creado_en', 'emitido_el', 'nombre'],
  startOrder: '-creado_en',
  filters: { estado: Object.values(CertificateStatus), workshop_id: 'id', desde: 'day', hasta: 'day' },
})

export async function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const { estado, ...asked } = listParams(url, spec)
  const [page, { workshops }] = await Promise.all([
    api.load(certificateCalls.list, { params: { ...asked, estado: statusOf(estado) } }),
    api.load(certificateCalls.initData, {}),
  ])
  return { ...page, workshops }
}

/** All certificates that were issued. */
export default function CertificatesPage({
  loaderData: { certificados: rows, total, workshops },
}: Route.ComponentProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const list = useList(spec)
  const columns = useColumns()
  const filters = useCertificateFilters(list, workshops)
  useChanges('certificados')
  const { buscar, orden, filters: set } = listQueryOf(useLocation().search, spec)
  return (
    <ListPage>
      <PageHeader
        title={t.certificates}
        actions={
          <>
            <ExportButton
              call={certificateCalls.download}
              params={{ buscar, orden, ...set, estado: statusOf(set.estado), idioma: languageOf(language) }}
            />
            <ImportLink type="certificado">{t.import}</ImportLink>
            <NewButton to="nuevo">{t.newCertificate}</NewButton>
          </>
        }
      />
      <FilterBar list={list} filters={filters} placeholder={t.search} />
      <DataTable
        list={list}
        label={t.certificates}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        recordOf={({ id }) => String(id)}
        bulk={useCertificateBulk(total)}
        empty={<ListEmpty list={list} filters={filters} total={total} title={t.none} text={t.noneText} />}
      />
      <Pager list={list} rows={rows.length} total={total} />
    </ListPage>
  )
}

function useColumns(): TableProps<Certificate>['columns'] {
  const t = useTexts(texts)
  const label = useLabels(certificateFields)
  const language = useLanguage()
  const { date } = useFormats()
  return [
    { id: 'name', label: label('nombre'), sort: 'nombre', cell: ({ nombre }) => nombre },
    { id: 'title', label: label('titulo'), cell: (row) => nameIn(row, 'titulo', language) },
    { id: 'code', label: t.code, kind: 'code', cell: ({ codigo }) => codigo },
    { id: 'status', label: t.status, kind: 'status', cell: ({ estado }) => <CertificateStatusDot status={estado} /> },
    {
      id: 'issued',
      label: label('emitido_el'),
      sort: 'emitido_el',
      kind: 'date',
      priority: 2,
      cell: ({ emitido_el }) => date(emitido_el),
    },
    { id: 'email', label: label('email'), priority: 2, cell: ({ email }) => email },
    {
      id: 'sent',
      label: t.sent,
      kind: 'date',
      priority: 3,
      cell: ({ enviado_en }) => (enviado_en ? date(enviado_en) : '—'),
    },
  ]
}

/** What the list offers for many certificates. */
function useCertificateBulk(total: number): Bulk {
  const t = useTexts(texts)
  return {
    calls: certificateCalls,
    total,
    actions: [
      { name: 'enviar', label: t.send, icon: IconMailForward, will: t.willSend, done: t.didSend },
      {
        name: 'revocar',
        label: t.revoke,
        icon: IconCertificateOff,
        will: t.willRevoke,
        done: t.didRevoke,
        comment: t.reason,
        isDanger: true,
      },
    ],
  }
}

type Workshops = Of<typeof CertificateInitDataSchema>['workshops']

/** The filters of the list. */
function useCertificateFilters(list: ListState, workshops: Workshops): readonly Filter[] {
  const t = useTexts(texts)
  const language = useLanguage()
  const days = useDayFilters(list)
  return [
    { name: 'estado', label: t.status, choices: choicesOf(certificateStatusNames, language) },
    {
      name: 'workshop_id',
      label: t.workshop,
      choices: workshops.map((one) => ({ value: one.id, label: nameIn(one, 'nombre', language) })),
    },
    ...days(t.issuedRange, 'desde', 'hasta'),
  ]
}
