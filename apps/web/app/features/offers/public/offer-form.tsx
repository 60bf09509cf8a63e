import { Currency } from '@portal/contract/core/currencies'
import type { Of } from '@portal/contract/core/fields'
import type { PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { moneyInWords } from '@portal/contract/core/number-words'
import { moneyKind, numberFrom } from '@portal/contract/core/numbers'
import { offerCalls } from '@portal/contract/offers/calls'
import { offerMessages } from '@portal/contract/offers/messages'
import type { BelowMinimumSchema } from '@portal/contract/offers/schemas'
import { Form, useNavigation } from 'react-router'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { Field } from '#core/public/form/field.tsx'
import { PrivacyNote } from '#core/public/form/privacy-note.tsx'
import type { SentForm } from '#core/public/form/use-sent-form.ts'
import type { CountryChoice } from '#features/marketplace/form/contact-fields.tsx'
import { AskForm } from '#features/marketplace/request/ask-form.tsx'
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
  const words = useSellersWords(result)
  const language = useLanguage()
  const isFar = result?.reply.ok === false && result.reply.campos.monto === offerMessages.amountFar.code
  return (
    <>
      <AskForm
        {...{ Form, countries, result, isSending }}
        call={offerCalls.send}
        needsEmail
        emailHint={t.emailHint}
        messageHint={t.messageHint}
        send={t.send}
        before={({ filled }) => {
          const { error, ...amount } = filled('monto')
          return (
            <>
              <p>{t.lead}</p>
              <Field<Wire>
                {...amount}
                name="monto"
                error={error && words ? `${error} ${words}` : error}
                label={t.amount(item.moneda)}
                inputMode="decimal"
                autoComplete="off"
                required
                maxLength={24}
              />
              {isFar && (
                <label>
                  <input type="checkbox" name="confirmado" value="true" required />{' '}
                  {t.confirmFar(farWords(filled('monto').defaultValue ?? '', item.moneda, language))}
                </label>
              )}
            </>
          )
        }}
      />
      <PrivacyNote />
    </>
  )
}

/** The typed amount in words. */
const farWords = (typed: string, currency: string, language: PageLanguage) => {
  const unit = currency === Currency.chileanPeso ? Currency.chileanPeso : Currency.dollar
  return moneyInWords(numberFrom(typed, moneyKind(unit)), unit, language)
}

/** What the seller tells offers below their minimum. */
function useSellersWords(result: SentForm<unknown> | undefined): string {
  const language = useLanguage()
  if (!result || result.reply.ok) return ''
  const { texto, texto_en } = (result.reply.datos ?? {}) as Partial<Of<typeof BelowMinimumSchema>>
  return nameIn({ texto: texto ?? null, texto_en: texto_en || null }, 'texto', language)
}
