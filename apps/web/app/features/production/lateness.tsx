import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import classes from './production.module.css'
import type { OrderRow } from './rows.ts'
import { texts } from './texts.ts'

type Timed = Pick<OrderRow, 'dias_habiles' | 'entregada_en' | 'anulada_en' | 'bloqueo'>

/** Business days from which on an order is marked as about to be late. */
const soonDays = 3

/** Whether an order keeps its term, in words; the colour only repeats them. */
export const Lateness = ({ order }: { order: Timed }) => (
  <span className={classes.lateness}>
    <Said order={order} />
  </span>
)

function Said({ order }: { order: Timed }) {
  const t = useTexts(texts)
  const { number } = useFormats()
  const { dias_habiles: days, entregada_en: deliveredAt } = order
  if (order.anulada_en) return <StatusDot tone="neutral">{t.voided}</StatusDot>
  if (order.bloqueo) return <StatusDot tone="danger">{t.blocked}</StatusDot>
  if (days === null) return <StatusDot tone="neutral">{t.noTerm}</StatusDot>
  if (deliveredAt)
    return (
      <StatusDot tone={days < 0 ? 'danger' : 'done'}>
        {days < 0 ? t.deliveredLate(number(-days)) : t.deliveredInTime}
      </StatusDot>
    )
  if (days < 0) return <StatusDot tone="danger">{t.late(number(-days))}</StatusDot>
  const tone = days <= soonDays ? 'attention' : 'neutral'
  return <StatusDot tone={tone}>{days === 0 ? t.endsToday : t.daysLeft(number(days))}</StatusDot>
}
