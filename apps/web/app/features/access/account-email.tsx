import { useEffect, useRef } from 'react'
import { useTexts } from '#core/language/language.ts'
import { Field } from '#core/public/form/field.tsx'
import { accountTexts } from './account-texts.ts'

interface Props {
  autoComplete: 'username' | 'email'
  error: string | undefined
  /** What was sent before. */
  defaultValue?: string | undefined
  /** The first thing to do on its page. */
  autoFocus?: boolean
}

/** What was typed on one of the pages that lead in; it lives no longer than the page that is open. */
let typed = ''

/** The e-mail of an account: typed once, it is on log-in, creation and reset alike. */
export function AccountEmail(props: Props) {
  const t = useTexts(accountTexts)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = field.current
    if (!input) return
    if (input.value === '') input.value = typed
    else typed = input.value // typed before the scripts came, or filled in by the browser
  }, [])
  return (
    <Field<{ email: string }>
      name="email"
      label={t.email}
      type="email"
      required
      ref={field}
      onInput={({ currentTarget }) => {
        typed = currentTarget.value
      }}
      {...props}
    />
  )
}
