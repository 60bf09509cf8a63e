import type { BulkOutcome } from '@portal/contract/core/records/bulk/calls'
import { textIn } from '@portal/contract/core/text'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './bulk-dialog.module.css'
import { bulkTexts } from './bulk-texts.ts'

/** Number of names that are listed for one reason. */
const mostNames = 5

/** Groups records by outcome: the reason once, then their names. */
export function Outcomes({ title, outcomes }: { title: string; outcomes: readonly BulkOutcome[] }) {
  const t = useTexts(bulkTexts)
  const language = useLanguage()
  const { number } = useFormats()
  if (outcomes.length === 0) return null
  const byReason = Map.groupBy(outcomes, ({ motivo: es, motivo_en: en }) => textIn({ es, en }, language))
  return (
    <section>
      <h3 className={classes.title}>
        {title} ({number(outcomes.length)})
      </h3>
      <ul className={classes.reasons}>
        {[...byReason].map(([reason, those]) => (
          <li key={reason}>
            <b>{reason}</b>
            <span className={classes.names}>
              {those
                .slice(0, mostNames)
                .map(({ nombre: name }) => name)
                .join(', ')}{' '}
              {those.length > mostNames && t.more(number(those.length - mostNames))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
