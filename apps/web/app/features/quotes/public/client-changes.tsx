import { useTexts } from '#core/language/language.ts'
import { Differences } from '../differences.tsx'
import type { ClientQuote } from './client-actions.ts'
import { clientTexts } from './client-texts.ts'

/** The changes since the revision that the client knows. */
export function ClientChanges({ quote }: { quote: ClientQuote }) {
  const t = useTexts(clientTexts)
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">{t.changes}</h2>
      <Differences differences={quote.diferencias} currency={quote.moneda} label={t.changes} />
    </section>
  )
}
