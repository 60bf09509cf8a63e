import { formCalls } from '@portal/contract/forms/calls'
import { contactFormDoneMessages } from '@portal/contract/forms/messages'
import { use } from 'react'
import { useFetcher } from 'react-router'
import { browserApi } from '#core/api/api.browser.ts'
import { useTexts } from '#core/language/language.ts'
import { Dialog } from '#core/public/components/dialog.tsx'
import { ContactForm } from './contact-form.tsx'
import { contactTexts } from './contact-texts.ts'
import type { FormResult } from './form-result.ts'
import { Received } from './received.tsx'

interface Props {
  isOpen: boolean
  onClose: () => void
  subject: string | undefined
  message: string | undefined
}

/** Loaded once, with the code of the dialog; the form also works without them. */
const choices = browserApi
  .call(formCalls.initData, {})
  .then((reply) => (reply.ok ? reply.datos : { paises: [], productos: [] }))

/** The contact form as a dialog over the page; typed text stays until it is sent. */
export default function ContactDialog({ isOpen, onClose, subject, message }: Props) {
  const t = useTexts(contactTexts)
  const fetcher = useFetcher<FormResult>()
  const reply = fetcher.data?.reply
  const { paises: countries, productos: products } = use(choices)
  return (
    <Dialog title={t.formTitle} isOpen={isOpen} onClose={onClose}>
      {reply?.ok ? (
        <Received reply={reply} done={contactFormDoneMessages} />
      ) : (
        <ContactForm
          Form={fetcher.Form}
          {...{ countries, products }}
          result={fetcher.data}
          isSending={fetcher.state === 'submitting'}
          subject={subject}
          message={message}
        />
      )}
    </Dialog>
  )
}
