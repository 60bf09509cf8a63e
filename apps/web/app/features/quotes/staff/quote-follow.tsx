import { Alert } from '@mantine/core'
import { textIn } from '@portal/contract/core/text'
import { endsSoonDays } from '@portal/contract/quotes/constants'
import { LinkMail, linkMailNames, QuoteStatus } from '@portal/contract/quotes/states'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Quote, QuoteRow } from '../rows.ts'
import { followTexts } from './follow-texts.ts'

/** The progress of a pending quote with its client: sent, not delivered, opened. Hidden before it is sent. */
export function QuoteProgressDot({ quote }: { quote: QuoteRow }) {
  const t = useTexts(followTexts)
  const language = useLanguage()
  if (quote.estado !== QuoteStatus.pending || quote.reemplazada || quote.envio === null) return null
  const isFailed = quote.envio === LinkMail.failed
  if (!isFailed && quote.aperturas > 0) return <StatusDot tone="done">{t.opened(quote.aperturas)}</StatusDot>
  return <StatusDot tone={isFailed ? 'danger' : 'neutral'}>{textIn(linkMailNames[quote.envio], language)}</StatusDot>
}

/** Number of days before expiry from which the remaining days are shown. */
const saidFromDays = 7

/** "Expires in 3 days", by the author's calendar; hidden while the expiry is far away. */
export function DaysLeft({ quote: { dias_restantes: days } }: { quote: Pick<QuoteRow, 'dias_restantes'> }) {
  const t = useTexts(followTexts)
  if (days === null || days < 0 || days > saidFromDays) return null
  return <StatusDot tone={days <= endsSoonDays ? 'attention' : 'neutral'}>{t.daysLeft(days)}</StatusDot>
}

/** Tells the author what to do when the mail did not reach the client. */
export function UndeliveredNotice({ quote }: { quote: Quote }) {
  const t = useTexts(followTexts)
  if (quote.estado !== QuoteStatus.pending || quote.envio !== LinkMail.failed) return null
  return (
    <Alert variant="light" color="red" role="note" title={t.undeliveredTitle}>
      {t.undeliveredText(quote.cliente_email)}
    </Alert>
  )
}
