import type { Of } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import type { StartPageSchema } from '@portal/contract/start/schemas'
import { Link } from 'react-router'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import type { Figure } from '#core/dashboard/start-page.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { Change } from './change.tsx'
import { FigureSums } from './figure-sums.tsx'
import classes from './figures.module.css'
import { startTexts } from './start-texts.ts'

type Page = Of<typeof StartPageSchema>
type Counted = Page['cifras'][number]

interface Props {
  known: readonly Figure[]
  counted: readonly Counted[]
  period: Page['periodo']
}

/** The current month so far and the same days of the last one; each number links to its list. */
export function Figures({ known, counted, period: { actual, anterior } }: Props) {
  const t = useTexts(startTexts)
  const { days } = useFormats()
  return (
    <section className={classes.section} aria-labelledby="figures">
      <h2 id="figures" className={classes.heading}>
        {t.thisMonth}
      </h2>
      <p className={classes.period}>
        {t.against(days(actual.desde, actual.hasta), days(anterior.desde, anterior.hasta))}
      </p>
      <ul className={classes.figures}>
        {counted.map((one) => {
          const figure = known.find((each) => each.figure === one.cifra)
          return figure && <FigureItem key={one.cifra} figure={figure} counted={one} period={actual} />
        })}
      </ul>
    </section>
  )
}

interface ItemProps {
  figure: Figure
  counted: Counted
  period: Page['periodo']['actual']
}

function FigureItem({ figure, counted: { actual, anterior }, period }: ItemProps) {
  const t = useTexts(startTexts)
  const language = useLanguage()
  const { number } = useFormats()
  const { modules } = useSignedIn()
  const isComparable = actual.total_exacto && anterior.total_exacto
  return (
    <li className={classes.figure}>
      <Link to={figure.to(period, { modules })} className={classes.link}>
        <span className={classes.name}>{textIn(figure.name, language)}</span>
        <b className={classes.number}>{t.countOf(number(actual.total), actual.total_exacto)}</b>
      </Link>
      {isComparable && <Change now={actual.total} before={anterior.total} said={number(anterior.total)} />}
      <FigureSums now={actual.sumas} before={anterior.sumas} />
    </li>
  )
}
