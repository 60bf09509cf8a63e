import { requestCalls } from '@portal/contract/listing-requests/calls'
import type { ComponentType, ReactNode, RefObject } from 'react'
import type { FormProps } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import { Button } from '#core/public/components/button.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import styles from '#core/public/form/form.module.css'
import { FormKey } from '#core/public/form/form-key.tsx'
import { TextAreaField } from '#core/public/form/text-area-field.tsx'
import { useSentForm } from '#core/public/form/use-sent-form.ts'
import type { Day, DayRange } from '#features/marketplace/calendar/days.ts'
import type { CountryChoice } from '#features/marketplace/form/contact-fields.tsx'
import { ContactFields } from '#features/marketplace/form/contact-fields.tsx'
import type { Item } from '../shared/rows.ts'
import { RentDates } from './rent-dates.tsx'
import type { QuoteForm, RequestResult } from './request.ts'
import { requestTexts } from './request-texts.ts'

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

/** Asks for a machine. Field names are the wire names; refusals appear at their fields. */
export function RequestForm({ Form, action, item, kind, busy, today, countries, result, isSending }: Props) {
  const t = useTexts(requestTexts)
  const { form, sent, errorOf, general, filled } = useSentForm<QuoteForm>(requestCalls.send, result)
  const isRent = kind === 'arriendo'

  return (
    <Form method="post" ref={form} noValidate preventScrollReset {...(action && { action })}>
      <FormKey />
      <input type="hidden" name="tipo" value={kind} />
      <fieldset className={styles.fields}>
        {general && (
          <Answer kind="danger" to={result}>
            {general}
          </Answer>
        )}
        {isRent && <RentDates {...{ item, busy, today, sent, errorOf }} />}
        <ContactFields countries={countries} sent={sent} errorOf={errorOf} needsEmail={isRent} />
        <TextAreaField<QuoteForm>
          {...filled('mensaje')}
          label={t.message}
          isOptional
          maxLength={2000}
          hint={t.messageHint}
        />
        <Button type="submit" kind="primary" isWide isBusy={isSending}>
          {t.send}
        </Button>
      </fieldset>
    </Form>
  )
}
