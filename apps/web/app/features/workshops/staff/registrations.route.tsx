import { Module } from '@portal/contract/access/constants'
import type { Of } from '@portal/contract/core/fields'
import { languageOf } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { workshopCalls } from '@portal/contract/workshops/calls'
import { RegistrationStatus, registrationStatusNames } from '@portal/contract/workshops/constants'
import type { RegistrationSchema } from '@portal/contract/workshops/schemas'
import { IconUserCheck, IconUserPlus, IconUserX } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import type { Bulk } from '#core/dashboard/list/bulk/bulk.ts'
import { DataTable, type TableProps } from '#core/dashboard/list/data-table.tsx'
import { ExportButton } from '#core/dashboard/list/export-button.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listQueryOf, listSpec } from '#core/dashboard/list/list-query.ts'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/registrations.route'
import { statusTones } from './registration-status.ts'
import { registrationTexts } from './registration-texts.ts'

export type Registration = Of<typeof RegistrationSchema>

export const handle = { module: Module.workshops } satisfies ScreenHandle

const spec = listSpec({
  orders: ['creado_en', 'nombre', 'email', 'empresa'],
  startOrder: '-creado_en',
  filters: { workshop_id: 'id', estado_id: Object.values(RegistrationStatus) },
})

export async function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [page, { workshops }] = await Promise.all([
    api.load(workshopCalls.list, { params: listParams(url, spec) }),
    api.load(workshopCalls.initData, {}),
  ])
  return { ...page, workshops }
}

export default function RegistrationsPage({ loaderData: { registros, total, workshops } }: Route.ComponentProps) {
  const t = useTexts(registrationTexts)
  const language = useLanguage()
  const list = useList(spec)
  const columns = useColumns()
  useChanges('workshop_registros', 'workshops')
  const { buscar, orden, filters: set } = listQueryOf(useLocation().search, spec)
  const filters = [
    {
      name: 'workshop_id',
      label: t.workshop,
      choices: workshops.map((one) => ({ value: one.id, label: nameIn(one, 'nombre', language) })),
    },
    {
      name: 'estado_id',
      label: t.status,
      choices: Object.entries(registrationStatusNames).map(([id, name]) => ({
        value: id,
        label: textIn(name, language),
      })),
    },
  ]
  return (
    <ListPage>
      <PageHeader
        title={t.registrations}
        actions={
          <ExportButton
            call={workshopCalls.download}
            params={{ buscar, orden, ...set, idioma: languageOf(language) }}
          />
        }
      />
      <FilterBar list={list} filters={filters} placeholder={t.search} />
      <DataTable
        list={list}
        label={t.registrations}
        columns={columns}
        rows={registros}
        rowKey={({ id }) => id}
        recordOf={({ id }) => String(id)}
        bulk={useRegistrationBulk(total)}
        empty={<ListEmpty list={list} filters={filters} total={total} title={t.none} text={t.noneText} />}
      />
      <Pager list={list} rows={registros.length} total={total} />
    </ListPage>
  )
}

function useColumns(): TableProps<Registration>['columns'] {
  const t = useTexts(registrationTexts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  return [
    { id: 'name', label: t.name, sort: 'nombre', cell: ({ nombre }) => nombre },
    { id: 'workshop', label: t.workshop, cell: (row) => nameIn(row, 'workshop_nombre', language) },
    { id: 'email', label: t.email, sort: 'email', cell: ({ email }) => email },
    { id: 'company', label: t.company, sort: 'empresa', priority: 2, cell: ({ empresa }) => empresa || '—' },
    { id: 'country', label: t.country, priority: 3, cell: ({ pais_id }) => countryName(pais_id, language) || '—' },
    {
      id: 'status',
      label: t.status,
      kind: 'status',
      cell: ({ estado_id }) => (
        <StatusDot tone={statusTones[estado_id as RegistrationStatus]}>
          {textIn(registrationStatusNames[estado_id as RegistrationStatus], language)}
        </StatusDot>
      ),
    },
    {
      id: 'received',
      label: t.received,
      sort: 'creado_en',
      kind: 'date',
      priority: 3,
      cell: ({ creado_en }) => dateTime(creado_en),
    },
  ]
}

/** What the list offers for many registrations. */
function useRegistrationBulk(total: number): Bulk {
  const t = useTexts(registrationTexts)
  return {
    calls: workshopCalls,
    total,
    actions: [
      { name: 'marcar_asistencia', label: t.attended, icon: IconUserCheck, will: t.willAttend, done: t.didAttend },
      { name: 'anular', label: t.cancel, icon: IconUserX, will: t.willCancel, done: t.canceled, isDanger: true },
      { name: 'reinscribir', label: t.restore, icon: IconUserPlus, will: t.willRestore, done: t.restored },
    ],
  }
}
