import { inquiryPath } from '@portal/contract/forms/constants'
import { type MouseEvent, Suspense, useState } from 'react'
import { lazyCode } from '#core/framework/module-reload.ts'
import { useTexts } from '#core/language/language.ts'
import { type ButtonKind, ButtonLink } from '#core/public/components/button.tsx'
import { contactTexts } from './public/contact-texts.ts'

const ContactDialog = lazyCode(() => import('./public/contact-dialog.tsx'))

interface Props {
  /** Slug of the product or topic. */
  subject?: string | undefined
  /** What the message begins with. */
  message?: string
  kind?: ButtonKind
  /** Replaces "Write to us". */
  label?: string
}

/** A link to the contact form, which opens as a dialog when there is JavaScript. */
export function ContactButton({ subject, message, kind, label }: Props) {
  const t = useTexts(contactTexts)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return // the reader opens another tab
    event.preventDefault()
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <ButtonLink
        to={subject ? inquiryPath(subject) : '/contact'}
        onClick={open}
        aria-haspopup="dialog"
        {...(kind && { kind })}
      >
        {label ?? t.writeUs}
      </ButtonLink>
      {wasOpened && (
        <Suspense>
          <ContactDialog isOpen={isOpen} onClose={() => setOpen(false)} subject={subject} message={message} />
        </Suspense>
      )}
    </>
  )
}
