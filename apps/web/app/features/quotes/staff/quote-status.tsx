import { textIn } from '@portal/contract/core/text'
import { QuoteApproval, QuoteStatus, quoteApprovalNames, quoteStatusNames } from '@portal/contract/quotes/states'
import { StatusDot, type Tone } from '#core/dashboard/status-dot.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { QuoteRow } from '../rows.ts'
import { panelTexts } from './panel-texts.ts'

const tones: Readonly<Record<QuoteStatus, Tone>> = {
  [QuoteStatus.pending]: 'attention',
  [QuoteStatus.approved]: 'done',
  [QuoteStatus.cancelled]: 'neutral',
  [QuoteStatus.expired]: 'danger',
}

/** The state of a quote as text, with its dot; a replaced revision shows that instead. */
export function QuoteStatusDot({ quote }: { quote: Pick<QuoteRow, 'estado' | 'reemplazada'> }) {
  const t = useTexts(panelTexts)
  const language = useLanguage()
  if (quote.reemplazada) return <StatusDot tone="neutral">{t.superseded}</StatusDot>
  return <StatusDot tone={tones[quote.estado]}>{textIn(quoteStatusNames[quote.estado], language)}</StatusDot>
}

const approvalTones: Readonly<Record<QuoteApproval, Tone>> = {
  [QuoteApproval.notNeeded]: 'neutral',
  [QuoteApproval.pending]: 'attention',
  [QuoteApproval.given]: 'done',
  [QuoteApproval.refused]: 'danger',
}

/** Whether staff had to approve, and did; hidden when no approval was needed. */
export function QuoteApprovalDot({ approval }: { approval: QuoteApproval }) {
  const language = useLanguage()
  if (approval === QuoteApproval.notNeeded) return null
  return <StatusDot tone={approvalTones[approval]}>{textIn(quoteApprovalNames[approval], language)}</StatusDot>
}
