import { Module } from '@portal/contract/access/constants'
import { Currency } from '@portal/contract/core/currencies'
import { licenseCalls } from '@portal/contract/licenses/calls'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listQueryOf, listSpec } from '#core/dashboard/list/list-query.ts'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { Notice } from '#core/dashboard/notice.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { monthText } from '#core/formats/dashboard-dates.ts'
import { useFormats, useReader } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useTexts } from '#core/language/language.ts'
import type { Route } from './+types/forecast.route'
import { useLicenseFilters } from './filters.ts'
import classes from './forecast.module.css'
import { forecastTexts } from './forecast-texts.ts'

export const handle = { module: Module.licenses } satisfies ScreenHandle

const spec = listSpec({
  orders: ['mes'],
  filters: { servicio_id: 'id', tipo_licencia_id: 'id', empresa_id: 'id', distribuidor_id: 'id' },
})

export const clientLoader = ({ url, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(licenseCalls.forecast, { params: { ...listQueryOf(url.search, spec).filters } })

/** What the renewals of the next twelve months come to, month by month. */
export default function ForecastPage({ loaderData: { meses, demos, demos_convertidas } }: Route.ComponentProps) {
  const t = useTexts(forecastTexts)
  const { number, percent } = useFormats()
  const reader = useReader()
  const list = useList(spec)
  const filters = useLicenseFilters().filter(({ name }) => Object.keys(spec.filters).includes(name))
  useChanges('licencias', 'productos')
  const money = (amount: number) => moneyText(amount, Currency.dollar)
  const total = meses.reduce((sum, month) => sum + month.total, 0)
  const most = Math.max(...meses.map((month) => month.total), 1)
  const isEmpty = meses.every(({ licencias }) => licencias === 0)
  return (
    <ListPage>
      <PageHeader title={t.title} about={t.about} />
      <FilterBar list={list} filters={filters} />
      <SummaryLine>
        <span>
          {t.total}: <b>{money(total)}</b>
        </span>
        <span>
          {t.conversion}:{' '}
          {demos === 0
            ? t.noDemos
            : t.converted(number(demos_convertidas), number(demos), percent((100 * demos_convertidas) / demos))}
        </span>
      </SummaryLine>
      {isEmpty ? (
        <Notice title={t.none} />
      ) : (
        <div className={classes.scroll}>
          <table className={classes.months} aria-label={t.title}>
            <thead>
              <tr>
                <th scope="col">{t.month}</th>
                <th scope="col">{t.licenses}</th>
                <th scope="col">{t.amount}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {meses.map((month) => (
                <tr key={month.mes}>
                  <th scope="row">{monthText(`${month.mes}-01`, reader)}</th>
                  <td>
                    {number(month.licencias)}
                    {month.sin_precio > 0 && (
                      <small>
                        {' '}
                        ({number(month.sin_precio)} {t.unpriced})
                      </small>
                    )}
                  </td>
                  <td>{money(month.total)}</td>
                  <td aria-hidden>
                    <span className={classes.bar} style={{ inlineSize: `${(100 * month.total) / most}%` }} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </ListPage>
  )
}
