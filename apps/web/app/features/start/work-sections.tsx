import type { Of } from '@portal/contract/core/fields'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import type { StartPageSchema } from '@portal/contract/start/schemas'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { recordAddress, type Work } from '#core/dashboard/start-page.ts'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { startTexts } from './start-texts.ts'
import classes from './work-sections.module.css'

type Section = Of<typeof StartPageSchema>['trabajo'][number]
type Row = Section['registros'][number]

/** The waiting rows by section; each row links to its record. */
export function WorkSections({ known, sections }: { known: readonly Work[]; sections: readonly Section[] }) {
  return sections.map((section) => {
    const work = known.find((one) => one.section === section.seccion)
    return work && <WorkList key={section.seccion} work={work} section={section} />
  })
}

function WorkList({ work, section }: { work: Work; section: Section }) {
  const t = useTexts(startTexts)
  const language = useLanguage()
  const { number } = useFormats()
  const { registros: rows, total, total_exacto: isExact } = section
  const id = `work-${section.seccion}`
  const count = t.countOf(number(total), isExact)
  return (
    <section className={classes.section} aria-labelledby={id} data-tone={work.tone}>
      <div className={classes.head}>
        <h3 id={id}>{textIn(work.name, language)}</h3>
        <Link to={work.to} className={classes.all} aria-label={`${t.seeAll(count)}: ${textIn(work.name, language)}`}>
          {t.seeAll(count)}
          <IconArrowRight size={14} stroke={1.75} />
        </Link>
      </div>
      <ul className={classes.rows}>
        {rows.map((row) => (
          <li key={row.id}>
            <Link to={recordAddress(work, row.id)} className={classes.row}>
              <span className={classes.title}>{nameIn(row, 'titulo', language)}</span>
              <span className={classes.detail}>{nameIn(row, 'detalle', language)}</span>
              {row.importe && (
                <span className={classes.amount}>{moneyText(row.importe.total, row.importe.moneda)}</span>
              )}
              <Moment work={work} row={row} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Highlights today and tomorrow. */
const pressingDays = 1

/** "Received 2 hours ago", or the remaining days by the author's calendar. */
function Moment({ work: { moment }, row: { momento, dias } }: { work: Work; row: Row }) {
  const language = useLanguage()
  const { relative, inDays } = useFormats()
  if (momento === null) return null
  const isAhead = dias !== null && Date.parse(momento) > Date.now()
  return (
    <span
      className={classes.moment}
      data-is-ahead={isAhead || undefined}
      data-is-pressing={(isAhead && dias <= pressingDays) || undefined}
    >
      {/* the colon: "Plazo pasado mañana" reads as overdue */}
      <span className={classes.what}>
        {textIn(moment, language)}
        {isAhead && ':'}
      </span>{' '}
      {isAhead ? inDays(dias) : relative(momento)}
    </span>
  )
}
