import { useEffect, useRef } from 'react'
import { useTexts } from '#core/language/language.ts'
import { Field } from '#core/public/form/field.tsx'
import { accountTexts } from '../account-texts.ts'

interface Props {
  autoComplete: 'username' | 'email'
  error: string | undefined
  /** The value that was sent before. */
  defaultValue?: string | undefined
  /** Focuses this field when the page opens. */
  autoFocus?: boolean
}

/** The e-mail typed on one of the account pages; forgotten when the document is closed. */
let typed = ''

/** The e-mail of an account: typed once, log-in, account creation and reset all show it. */
export function AccountEmail(props: Props) {
  const t = useTexts(accountTexts)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = field.current
    if (!input) return
    if (input.value === '') input.value = typed
    else typed = input.value // typed before hydration, or filled in by the browser
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
