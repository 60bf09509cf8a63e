import type { ComponentType } from 'react'
import { useFetcher } from 'react-router'
import type { AskProps } from './ask-form.tsx'
import type { RequestResult } from './request.ts'
import { RequestReceived } from './request-received.tsx'

interface Props<More> {
  /** Path of the form's own page, whose action answers. */
  action: string
  AskForm: ComponentType<AskProps & More>
  /** What the form takes besides. */
  more: More & Pick<AskProps, 'countries'>
}

/** The content of the dialog: the form, then its result. It posts to the form's own page. */
export function AskPanel<More extends object>({ action, AskForm, more }: Props<More>) {
  const fetcher = useFetcher<RequestResult>()
  const result = fetcher.data
  if (result?.reply.ok) return <RequestReceived requested={result.reply.datos} code={result.reply.codigo} />
  return <AskForm Form={fetcher.Form} action={action} result={result} isSending={fetcher.state !== 'idle'} {...more} />
}
