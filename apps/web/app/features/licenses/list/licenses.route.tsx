import { Button } from '@mantine/core'
import { Module } from '@portal/contract/access/constants'
import { languageOf } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { licenseCalls } from '@portal/contract/licenses/calls'
import { IconChartBar, IconPlayerPause, IconPlayerPlay, IconRefresh, IconTrash } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import type { Bulk } from '#core/dashboard/list/bulk/bulk.ts'
import { DataTable, type TableProps } from '#core/dashboard/list/data-table.tsx'
import { useDayFilters } from '#core/dashboard/list/day-filters.tsx'
import { ExportButton } from '#core/dashboard/list/export-button.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listQueryOf, listSpec } from '#core/dashboard/list/list-query.ts'
import { NewButton } from '#core/dashboard/list/new-button.tsx'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { ImportLink } from '#features/imports/import-link.tsx'
import { useDaysTo } from '../days-left.ts'
import { LicenseStatusDot } from '../license-status.tsx'
import { forecastPath } from '../paths.ts'
import type { Route } from './+types/licenses.route'
import { useLicenseFilters } from './filters.ts'
import { type License, useLicenseChoices } from './rows.ts'
import { texts } from './texts.ts'

export const handle = { module: Module.licenses } satisfies ScreenHandle

const spec = listSpec({
  orders: ['fecha_termino', 'fecha_inicio', 'creado_en'],
  filters: {
    estado_id: [1, 4, 5],
    servicio_id: 'id',
    tipo_licencia_id: 'id',
    empresa_id: 'id',
    distribuidor_id: 'id',
    vence_dias: (value) => /^[1-9]\d{0,2}$/.test(value),
    en_gracia: ['true'],
    termina_desde: 'day',
    termina_hasta: 'day',
    vigente_el: 'day',
  },
})

export const clientLoader = ({ url, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(licenseCalls.list, { params: listParams(url, spec) })

/** The licenses of the reader's scope. */
export default function LicensesPage({ loaderData: { licencias, total, total_exacto } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const list = useList(spec)
  const days = useDayFilters(list)
  const { date } = useFormats()
  const inForce = { name: 'vigente_el', label: t.inForceOn, choices: [], say: date, field: null }
  const filters = [...useLicenseFilters(), ...days(t.end, 'termina_desde', 'termina_hasta'), inForce]
  const columns = useLicenseColumns()
  useChanges('licencias')
  const { buscar, orden, filters: set } = listQueryOf(useLocation().search, spec)
  return (
    <ListPage>
      <PageHeader
        title={t.licenses}
        actions={
          <>
            <Button
              component={Link}
              to={forecastPath}
              variant="default"
              leftSection={<IconChartBar size={16} stroke={1.75} />}
            >
              {t.forecast}
            </Button>
            <ExportButton
              call={licenseCalls.download}
              params={{ buscar, orden, ...set, idioma_archivo: languageOf(language) }}
            />
            <ImportLink type="licencia">{t.import}</ImportLink>
            <NewButton to="nueva">{t.newLicense}</NewButton>
          </>
        }
      />
      <FilterBar list={list} filters={filters} placeholder={t.search} />
      <DataTable
        list={list}
        label={t.licenses}
        columns={columns}
        rows={licencias}
        rowKey={({ id }) => id}
        recordOf={({ id }) => `${id}`}
        bulk={useLicenseBulk(total)}
        empty={<ListEmpty list={list} filters={filters} total={total} title={t.none} text={t.noneText} />}
      />
      <Pager list={list} rows={licencias.length} total={total} isExact={total_exacto} />
    </ListPage>
  )
}

/** What the list offers for many licenses. */
function useLicenseBulk(total: number): Bulk {
  const t = useTexts(texts)
  const { puede_eliminar: mayDelete } = useLicenseChoices()
  const removal = {
    name: 'eliminar',
    label: t.remove,
    icon: IconTrash,
    will: t.willRemove,
    done: t.removed,
    isDanger: true,
  }
  return {
    calls: licenseCalls,
    total,
    actions: [
      { name: 'renovar', label: t.renew, icon: IconRefresh, will: t.willRenew, done: t.renewed },
      {
        name: 'suspender',
        label: t.suspend,
        icon: IconPlayerPause,
        will: t.willSuspend,
        done: t.suspended,
        comment: t.reason,
      },
      { name: 'reactivar', label: t.reactivate, icon: IconPlayerPlay, will: t.willReactivate, done: t.reactivated },
      ...(mayDelete ? [removal] : []),
    ],
  }
}

function useLicenseColumns(): TableProps<License>['columns'] {
  const t = useTexts(texts)
  const language = useLanguage()
  const daysTo = useDaysTo()
  const { date } = useFormats()
  return [
    { id: 'holder', label: t.holder, cell: ({ titular }) => titular },
    { id: 'enterprise', label: t.enterprise, priority: 2, cell: ({ empresa_nombre }) => empresa_nombre ?? '—' },
    { id: 'serial', label: t.serial, kind: 'code', priority: 3, cell: ({ serie }) => serie ?? '—' },
    { id: 'service', label: t.service, cell: (license) => nameIn(license, 'servicio_nombre', language) },
    {
      id: 'type',
      label: t.type,
      priority: 2,
      cell: (license) => nameIn(license, 'tipo_nombre', language),
    },
    {
      id: 'start',
      label: t.start,
      sort: 'fecha_inicio',
      kind: 'date',
      priority: 3,
      cell: ({ fecha_inicio }) => date(fecha_inicio),
    },
    { id: 'end', label: t.end, sort: 'fecha_termino', kind: 'date', cell: ({ fecha_termino }) => date(fecha_termino) },
    {
      id: 'left',
      label: t.endsIn,
      priority: 3,
      cell: ({ dias_restantes, estado_id }) => (estado_id === 4 ? '—' : daysTo(dias_restantes)),
    },
    { id: 'status', label: t.status, kind: 'status', cell: (license) => <LicenseStatusDot license={license} /> },
  ]
}
