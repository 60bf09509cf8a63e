import { useFetcher } from 'react-router'
import type { Day, DayRange } from '#features/marketplace/calendar/days.ts'
import type { CountryChoice } from '#features/marketplace/form/contact-fields.tsx'
import type { Item } from '../shared/rows.ts'
import type { RequestResult } from './request.ts'
import { RequestForm, type RequestKind } from './request-form.tsx'
import { RequestReceived } from './request-received.tsx'

interface Props {
  /** Path of the form's own page, whose action answers. */
  action: string
  item: Item
  kind: RequestKind
  busy: readonly DayRange[]
  today: Day
  countries: readonly CountryChoice[]
}

/** The content of the dialog: the form, then its result. It posts to the form's own page. */
export default function RequestPanel(props: Props) {
  const fetcher = useFetcher<RequestResult>()
  const result = fetcher.data
  if (result?.reply.ok) return <RequestReceived requested={result.reply.datos} code={result.reply.codigo} />
  return <RequestForm Form={fetcher.Form} {...props} result={result} isSending={fetcher.state !== 'idle'} />
}
