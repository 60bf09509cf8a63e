import type { Of } from '@portal/contract/core/fields'
import type { PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import type { ScheduleLineSchema } from '@portal/contract/workshops/schemas'
import { clockAt, writtenFullDate, writtenTime } from '#core/formats/written.ts'
import { useLanguage } from '#core/language/language.ts'
import styles from './agenda.module.css'
import { Title } from './level.tsx'

type Line = Of<typeof ScheduleLineSchema>

/** The schedule of a workshop; more than one day, each under its own heading. */
export function Agenda({ lines }: { lines: readonly Line[] }) {
  const language = useLanguage()
  const days = Map.groupBy(lines, ({ dia }) => dia)
  return (
    <div className={styles.days}>
      {[...days].map(([day, lines]) => (
        <div key={day}>
          {days.size > 1 && <Title under={2}>{writtenFullDate(clockAt(day, 'UTC'), language)}</Title>}
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

const clock = (text: string, language: PageLanguage): string =>
  writtenTime(clockAt(`2000-01-01T${text}Z`, 'UTC'), language)
