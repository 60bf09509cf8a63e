import { requestCalls } from '@portal/contract/item-requests/calls'
import { useTexts } from '#core/language/language.ts'
import { PrivacyNote } from '#core/public/form/privacy-note.tsx'
import type { DayRange } from '#features/marketplace/calendar/days.ts'
import { useDayInHouse } from '#features/marketplace/calendar/today.ts'
import { AskForm, type AskProps } from '#features/marketplace/request/ask-form.tsx'
import type { Machine } from '../shared/rows.ts'
import { RentDates } from './rent-dates.tsx'
import { quoteTexts } from './request-texts.ts'

export type RequestKind = 'venta' | 'arriendo'

interface Props extends AskProps {
  item: Pick<Machine, 'dias_minimos' | 'precio_arriendo' | 'moneda'>
  kind: RequestKind
  busy: readonly DayRange[]
  /** When the page was made. */
  now: number
}

/** Asks for a machine: to buy it, or to rent it on some days. */
export function RequestForm({ item, kind, busy, now, ...form }: Props) {
  const today = useDayInHouse(now)
  const t = useTexts(quoteTexts)
  const isRent = kind === 'arriendo'
  return (
    <>
      <AskForm
        {...form}
        call={requestCalls.send}
        messageHint={t.messageHint}
        needsEmail={isRent}
        hidden={{ tipo: kind }}
        {...(isRent && { before: (sent) => <RentDates {...{ item, busy, today, ...sent }} /> })}
      />
      <PrivacyNote />
    </>
  )
}
