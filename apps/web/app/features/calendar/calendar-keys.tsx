import { useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'

/** The keys of the calendar, for the help of all keys (`?`). */
export function CalendarKeys() {
  const t = useTexts(texts)
  const keys = [
    ['t', t.keyToday],
    ['j', t.keyNext],
    ['k', t.keyPrevious],
    ['1 2 3 4', [t.month, t.week, t.day, t.list].join(', ')],
    ['← ↑ ↓ → Home End PgUp PgDn', t.keyDays],
    ['Enter', t.keyOpenDay],
    ['⇧ ← ↑ ↓ →', t.keyMove],
    ['Ctrl ⇧ ↑ ↓', t.keyLength],
  ]
  return (
    <div hidden>
      {keys.map(([key, does]) => (
        <span key={key} data-key={key} data-key-does={does} />
      ))}
    </div>
  )
}
