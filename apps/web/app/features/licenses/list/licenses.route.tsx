import { Button } from '@mantine/core'
import { Module } from '@portal/contract/access/constants'
import { languageOf } from '@portal/contract/core/language'
import { licenseCalls } from '@portal/contract/licenses/calls'
import { IconChartBar } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { DataTable } from '#core/dashboard/list/data-table.tsx'
import { useDayFilters } from '#core/dashboard/list/day-filters.tsx'
import { ExportButton } from '#core/dashboard/list/export-button.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { isDay, listParams, listQueryOf, listSpec } from '#core/dashboard/list/list-query.ts'
import { NewButton } from '#core/dashboard/list/new-button.tsx'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { forecastPath } from '../paths.ts'
import type { Route } from './+types/licenses.route'
import { useLicenseBulk } from './bulk.ts'
import { useLicenseColumns } from './columns.tsx'
import { useLicenseFilters } from './filters.ts'
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
    termina_desde: isDay,
    termina_hasta: isDay,
    vigente_el: isDay,
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
