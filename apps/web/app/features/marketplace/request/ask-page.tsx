import type { ComponentProps, ReactNode } from 'react'
import { useTexts } from '#core/language/language.ts'
import { Breadcrumb } from '#core/public/frame/breadcrumb.tsx'
import { AskFrame } from './ask-frame.tsx'
import type { RequestResult } from './request.ts'
import { RequestReceived } from './request-received.tsx'
import { requestTexts } from './request-texts.ts'

interface Props {
  title: string
  /** Where the item stands: its list and its page, with the name of the breadcrumb. */
  crumbs: { label: string; steps: readonly { name: string; to: string }[] }
  item: ComponentProps<typeof AskFrame>['item']
  result: RequestResult | undefined
  children: ReactNode
}

/** The form of the dialog as its own page: without JavaScript, and for links in mails. */
export function AskPage({ title, crumbs, item, result, children }: Props) {
  const t = useTexts(requestTexts)
  return (
    <AskFrame
      title={title}
      heading={result?.reply.ok ? t.receivedTitle : title}
      breadcrumb={<Breadcrumb label={crumbs.label} steps={[...crumbs.steps, { name: title }]} />}
      item={item}
    >
      {result?.reply.ok ? <RequestReceived requested={result.reply.datos} code={result.reply.codigo} /> : children}
    </AskFrame>
  )
}
