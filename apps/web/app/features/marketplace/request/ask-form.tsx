import type { ComponentType, ReactNode, RefObject } from 'react'
import type { FormProps } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import { Button } from '#core/public/components/button.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import styles from '#core/public/form/form.module.css'
import { FormKey } from '#core/public/form/form-key.tsx'
import { TextAreaField } from '#core/public/form/text-area-field.tsx'
import { type SentForm, useSentForm } from '#core/public/form/use-sent-form.ts'
import { ContactFields, type CountryChoice } from '../form/contact-fields.tsx'
import { requestTexts } from './request-texts.ts'

/** What every form of a request takes, on a page of its own and in the dialog. */
export interface AskProps {
  /** The router's form on a page of its own, a fetcher's in the dialog. */
  Form: ComponentType<FormProps & { ref?: RefObject<HTMLFormElement | null>; children: ReactNode }>
  action?: string
  countries: readonly CountryChoice[]
  result: SentForm<unknown> | undefined
  isSending: boolean
}

type Sent = ReturnType<typeof useSentForm<Record<string, unknown>>>

interface Props extends AskProps {
  call: Parameters<typeof useSentForm>[0]
  messageHint: string
  /** A rent is confirmed by mail. */
  needsEmail?: boolean
  /** Why the e-mail address is needed; by default for a rent. */
  emailHint?: string
  /** What the button says; by default that a request is sent. */
  send?: string
  /** Hidden fields. */
  hidden?: Readonly<Record<string, string>>
  /** Further fields, before those of the person. */
  before?: (sent: Pick<Sent, 'sent' | 'errorOf' | 'filled'>) => ReactNode
}

/** Asks for an item: who, how to reach them, what they write. Field names are the wire names; refusals appear at them. */
export function AskForm({ Form, action, call, countries, result, isSending, ...more }: Props) {
  const t = useTexts(requestTexts)
  const { form, sent, errorOf, general, filled } = useSentForm<Record<string, unknown>>(call, result)
  return (
    <Form method="post" ref={form} noValidate preventScrollReset {...(action && { action })}>
      <FormKey />
      {Object.entries(more.hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className={styles.fields}>
        {general && (
          <Answer kind="danger" to={result}>
            {general}
          </Answer>
        )}
        {more.before?.({ sent, errorOf, filled })}
        <ContactFields
          {...{ countries, sent, errorOf }}
          needsEmail={more.needsEmail ?? false}
          {...(more.emailHint && { emailHint: more.emailHint })}
        />
        <TextAreaField<Record<string, unknown>>
          {...filled('mensaje')}
          label={t.message}
          isOptional
          maxLength={2000}
          hint={more.messageHint}
        />
        <Button type="submit" kind="primary" isWide isBusy={isSending}>
          {more.send ?? t.send}
        </Button>
      </fieldset>
    </Form>
  )
}
