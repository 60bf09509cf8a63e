import type { Of } from '@portal/contract/core/fields'
import { hourCycles, locales, type PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import type { ScheduleLineSchema } from '@portal/contract/workshops/schemas'
import { useLanguage } from '#core/language/language.ts'
import styles from './agenda.module.css'
import { Title } from './level.tsx'

type Line = Of<typeof ScheduleLineSchema>

/** The schedule of a workshop; more than one day, each under its own heading. */
export function Agenda({ lines }: { lines: readonly Line[] }) {
  const language = useLanguage()
  const days = Map.groupBy(lines, ({ dia }) => dia)
  const dayText = new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone: 'UTC' })
  return (
    <div className={styles.days}>
      {[...days].map(([day, lines]) => (
        <div key={day}>
          {days.size > 1 && <Title under={2}>{dayText.format(new Date(`${day}T00:00Z`)).replace(/\s/gu, ' ')}</Title>}
          <ol className={styles.lines}>
            {lines.map((line) => (
              <li key={`${line.inicio}${line.titulo}`}>
                <p className={styles.hours}>
                  {clock(line.inicio, language)} – {clock(line.termino, language)}
                </p>
                <p>{nameIn(line, 'titulo', language)}</p>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

function clock(text: string, language: PageLanguage): string {
  if (hourCycles[language] === 'h23') return text
  const format = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  return format.format(new Date(`2000-01-01T${text}Z`)).replace(/\s/gu, ' ')
}
