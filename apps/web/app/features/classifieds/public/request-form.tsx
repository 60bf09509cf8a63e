import { requestCalls } from '@portal/contract/classifieds/requests/calls'
import type { ComponentType, ReactNode, RefObject } from 'react'
import type { FormProps } from 'react-router'
import { useMessages, useTexts } from '#core/language.ts'
import { Button } from '#core/public/button.tsx'
import { FormKey } from '#core/public/form-key.tsx'
import { Notice } from '#core/public/notice.tsx'
import { TextAreaField } from '#core/public/text-area-field.tsx'
import { useFocusOnRefusal } from '#core/public/use-focus-on-refusal.ts'
import { ContactFields } from './contact-fields.tsx'
import type { CountryChoice } from './countries.ts'
import type { Day, DayRange } from './days.ts'
import { RentDates } from './rent-dates.tsx'
import type { QuoteForm, RequestResult } from './request.ts'
import styles from './request-form.module.css'
import { requestTexts } from './request-texts.ts'
import type { Item } from './rows.ts'

export type RequestKind = 'venta' | 'arriendo'

interface Props {
  /** The router's form on a page of its own, a fetcher's in the dialog. */
  Form: ComponentType<FormProps & { ref?: RefObject<HTMLFormElement | null>; children: ReactNode }>
  action?: string
  item: Pick<Item, 'dias_minimos' | 'precio_arriendo' | 'moneda'>
  kind: RequestKind
  busy: readonly DayRange[]
  today: Day
  countries: readonly CountryChoice[]
  result: RequestResult | undefined
  isSending: boolean
}

/** Asks for a machine. Field names are the wire names; what is refused appears beside its field. */
export function RequestForm({ Form, action, item, kind, busy, today, countries, result, isSending }: Props) {
  const t = useTexts(requestTexts)
  const message = useMessages(requestCalls.send)
  const form = useFocusOnRefusal(result)
  const refusal = result?.reply.ok === false ? result.reply : undefined
  const sent = result?.sent ?? {}
  const errorOf = (field: keyof QuoteForm) => message.numbered(refusal?.campos[field])
  const isRent = kind === 'arriendo'
  const isAboutNoField = refusal && Object.keys(refusal.campos).length === 0

  return (
    <Form method="post" ref={form} noValidate {...(action && { action })}>
      <FormKey />
      <input type="hidden" name="tipo" value={kind} />
      <fieldset className={styles.fields}>
        {isAboutNoField && <Notice kind="danger">{message.of(refusal)}</Notice>}
        {isRent && <RentDates {...{ item, busy, today, sent, errorOf }} />}
        <ContactFields countries={countries} sent={sent} errorOf={errorOf} needsEmail={isRent} />
        <TextAreaField<QuoteForm>
          name="mensaje"
          label={t.message}
          isOptional
          maxLength={2000}
          defaultValue={sent.mensaje}
          error={errorOf('mensaje')}
          hint={t.messageHint}
        />
        <Button type="submit" kind="primary" isWide isBusy={isSending}>
          {t.send}
        </Button>
      </fieldset>
    </Form>
  )
}
