import { ActionIcon, Button } from '@mantine/core'
import { Module } from '@portal/contract/access/constants'
import type { Of } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import type { CountSchema } from '@portal/contract/start/schemas'
import { summaryCalls } from '@portal/contract/summary/calls'
import { weekAfter } from '@portal/contract/summary/weeks'
import { IconChevronLeft, IconChevronRight, IconPrinter } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { DateField } from '#core/dashboard/form/date-field.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { isDay } from '#core/dashboard/list/list-query.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import type { Figure, Period } from '#core/dashboard/start-page.ts'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { NetSum } from '#features/start/figure-sums.tsx'
import { summaryFigures } from '../../start-page.ts'
import type { Route } from './+types/summary.route'
import { summaryPath } from './screens.ts'
import classes from './summary.module.css'
import { texts } from './texts.ts'

export const handle = { module: Module.summary } satisfies ScreenHandle

export function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const asked = url.searchParams.get('semana') ?? ''
  return context.get(apiContext).load(summaryCalls.week, { params: { semana: isDay(asked) ? asked : null } })
}

type Week = Route.ComponentProps['loaderData']
type Counted = Week['cifras'][number]
type Count = Of<typeof CountSchema>

const areas = [...new Set(summaryFigures.map(({ area }) => area))]

/** The week in one page that prints on A4: every figure of the reader's lists next to that of the week before. */
export default function SummaryPage({ loaderData: week }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { days } = useFormats()
  useChanges(...areas)
  const { actual } = week.periodo
  const isCurrent = actual.desde <= week.hoy && week.hoy <= actual.hasta
  const said = days(actual.desde, actual.hasta)
  return (
    <ListPage>
      <PageHeader
        title={t.summary}
        about={isCurrent ? `${said} · ${t.inProgress}` : said}
        actions={
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} stroke={1.75} />}
            onClick={() => window.print()}
            className={classes.screenOnly}
          >
            {t.print}
          </Button>
        }
      />
      <WeekChoice week={week} />
      {week.cifras.length === 0 ? (
        <div className={classes.none}>
          <p>
            <b>{t.none}</b>
          </p>
          <p>{t.noneText}</p>
        </div>
      ) : (
        <Table week={week} />
      )}
      <p className={classes.note}>{t.note}</p>
    </ListPage>
  )
}

/** The address of the week of a day. */
const weekPath = (day: string) => `${summaryPath}?semana=${day}`

function WeekChoice({ week: { periodo, hoy } }: { week: Week }) {
  const t = useTexts(texts)
  const navigate = useNavigate()
  const { actual, anterior } = periodo
  const next = weekAfter(actual, 1)
  const isLast = next.desde > hoy
  return (
    <nav className={classes.weeks} aria-label={t.summary}>
      <ActionIcon component={Link} to={weekPath(anterior.desde)} variant="default" size={36} aria-label={t.before}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <DateField
        key={actual.desde}
        aria-label={t.week}
        value={actual.desde}
        onChange={(day) => isDay(day) && void navigate(weekPath(day))}
      />
      {isLast ? (
        <ActionIcon variant="default" size={36} aria-label={t.after} disabled>
          <IconChevronRight size={18} />
        </ActionIcon>
      ) : (
        <ActionIcon component={Link} to={weekPath(next.desde)} variant="default" size={36} aria-label={t.after}>
          <IconChevronRight size={18} />
        </ActionIcon>
      )}
      {actual.hasta < hoy && (
        <Button component={Link} to={summaryPath} variant="default">
          {t.current}
        </Button>
      )}
    </nav>
  )
}

function Table({ week: { cifras, periodo } }: { week: Week }) {
  const t = useTexts(texts)
  const { days } = useFormats()
  const daysOf = ({ desde, hasta }: Period) => days(desde, hasta)
  return (
    <table className={classes.table} aria-label={t.summary}>
      <thead>
        <tr>
          <th scope="col">{t.figure}</th>
          <th scope="col">
            {t.thisWeek} <small>{daysOf(periodo.actual)}</small>
          </th>
          <th scope="col">
            {t.lastWeek} <small>{daysOf(periodo.anterior)}</small>
          </th>
        </tr>
      </thead>
      <tbody>
        {cifras.map((counted) => {
          const figure = summaryFigures.find((each) => each.figure === counted.cifra)
          return figure && <Row key={counted.cifra} figure={figure} counted={counted} periods={periodo} />
        })}
      </tbody>
    </table>
  )
}

interface RowProps {
  figure: Figure
  counted: Counted
  periods: Week['periodo']
}

function Row({ figure, counted: { actual, anterior }, periods }: RowProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  return (
    <tr>
      <th scope="row">{textIn(figure.name, language)}</th>
      <td data-label={t.thisWeek}>
        <CountLink figure={figure} count={actual} period={periods.actual} />
      </td>
      <td data-label={t.lastWeek}>
        <CountLink figure={figure} count={anterior} period={periods.anterior} />
      </td>
    </tr>
  )
}

/** A number that opens its list, with what it comes to by currency. */
function CountLink({ figure, count, period }: { figure: Figure; count: Count; period: Period }) {
  const { number } = useFormats()
  const { modules } = useSignedIn()
  return (
    <>
      <Link to={figure.to(period, { modules })}>
        {number(count.total)}
        {!count.total_exacto && '+'}
      </Link>
      {count.sumas.map((sum) => (
        <small key={sum.moneda}>
          {moneyText(sum.total as Intl.StringNumericLiteral, sum.moneda)} <NetSum sum={sum} />
        </small>
      ))}
    </>
  )
}
