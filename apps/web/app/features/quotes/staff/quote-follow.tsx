import { Alert } from '@mantine/core'
import { endsSoonDays } from '@portal/contract/quotes/constants'
import { LinkMail, linkMailNames, QuoteStatus } from '@portal/contract/quotes/states'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Quote, QuoteRow } from '../rows.ts'
import { followTexts } from './follow-texts.ts'

/** How far a pending quote came with its client: sent, not delivered, opened. Nothing before it was sent. */
export function QuoteProgressDot({ quote }: { quote: QuoteRow }) {
  const t = useTexts(followTexts)
  const language = useLanguage()
  if (quote.estado !== QuoteStatus.pending || quote.reemplazada || quote.envio === null) return null
  const isFailed = quote.envio === LinkMail.failed
  if (!isFailed && quote.aperturas > 0) return <StatusDot tone="done">{t.opened(quote.aperturas)}</StatusDot>
  return <StatusDot tone={isFailed ? 'danger' : 'neutral'}>{linkMailNames[quote.envio][language]}</StatusDot>
}

/** From so many days on it is said how many are left. */
const saidFromDays = 7

/** "Expires in 3 days", by the calendar of who issued it; nothing while that is far away. */
export function DaysLeft({ quote: { dias_restantes: days } }: { quote: Pick<QuoteRow, 'dias_restantes'> }) {
  const t = useTexts(followTexts)
  if (days === null || days < 0 || days > saidFromDays) return null
  return <StatusDot tone={days <= endsSoonDays ? 'attention' : 'neutral'}>{t.daysLeft(days)}</StatusDot>
}

/** What its author has to do when the client never got it. */
export function UndeliveredNotice({ quote }: { quote: Quote }) {
  const t = useTexts(followTexts)
  if (quote.estado !== QuoteStatus.pending || quote.envio !== LinkMail.failed) return null
  return (
    <Alert variant="light" color="red" role="note" title={t.undeliveredTitle}>
      {t.undeliveredText(quote.cliente_email)}
    </Alert>
  )
}
