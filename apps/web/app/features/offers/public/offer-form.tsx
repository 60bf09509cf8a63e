import type { Of } from '@portal/contract/core/fields'
import { offerCalls } from '@portal/contract/offers/calls'
import type { BelowMinimumSchema } from '@portal/contract/offers/schemas'
import { Form, useNavigation } from 'react-router'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { nameIn } from '#core/language/names.ts'
import { Button } from '#core/public/components/button.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import { Field } from '#core/public/form/field.tsx'
import styles from '#core/public/form/form.module.css'
import { FormKey } from '#core/public/form/form-key.tsx'
import { TextAreaField } from '#core/public/form/text-area-field.tsx'
import { type SentForm, useSentForm } from '#core/public/form/use-sent-form.ts'
import { ContactFields, type CountryChoice } from '#features/marketplace/form/contact-fields.tsx'
import type { OfferForm as Wire } from '../rows.ts'
import { offerTexts } from './texts.ts'

interface Props {
  item: { moneda: string }
  countries: readonly CountryChoice[]
  result: SentForm<unknown> | undefined
}

/** The amount, and who makes the offer. */
export function OfferForm({ item, countries, result }: Props) {
  const t = useTexts(offerTexts)
  const isSending = useNavigation().state !== 'idle'
  const { form, sent, errorOf, general, filled } = useSentForm<Wire>(offerCalls.send, result)
  const words = useSellersWords(result)
  const { error, ...amount } = filled('monto')
  return (
    <Form method="post" ref={form} noValidate preventScrollReset>
      <FormKey />
      <p>{t.lead}</p>
      <fieldset className={styles.fields}>
        {general && (
          <Answer kind="danger" to={result}>
            {general}
          </Answer>
        )}
        <Field<Wire>
          {...amount}
          error={error && words ? `${error} ${words}` : error}
          label={t.amount(item.moneda)}
          inputMode="decimal"
          autoComplete="off"
          required
          maxLength={24}
        />
        <ContactFields countries={countries} sent={sent} errorOf={errorOf} needsEmail emailHint={t.emailHint} />
        <TextAreaField<Wire>
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

/** What the seller tells offers below his minimum. */
function useSellersWords(result: SentForm<unknown> | undefined): string {
  const language = useLanguage()
  if (!result || result.reply.ok) return ''
  const { texto, texto_en } = (result.reply.datos ?? {}) as Partial<Of<typeof BelowMinimumSchema>>
  return nameIn({ texto: texto ?? null, texto_en: texto_en || null }, 'texto', language)
}
