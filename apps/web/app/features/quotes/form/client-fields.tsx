import { type Currency, currencyNames } from '@portal/contract/core/currencies'
import { pageLanguages } from '@portal/contract/core/language'
import { textIn } from '@portal/contract/core/text'
import { quoteSaveMessages } from '@portal/contract/quotes/messages'
import { useState } from 'react'
import { languageChoices } from '#core/dashboard/form/choices.ts'
import { DateField } from '#core/dashboard/form/date-field.tsx'
import { CountryField, PhoneField, SelectField, TextField } from '#core/dashboard/form/fields.tsx'
import { Fields } from '#core/dashboard/form/wire-form.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useFigures } from '../figures.ts'
import { useQuoteChoices } from './choices-context.ts'
import { ClientTextField, type EarlierClient } from './client-text-field.tsx'
import { formTexts } from './form-texts.ts'
import { useCurrencyChange } from './use-currency-change.tsx'
import type { useQuoteForm } from './use-quote-form.ts'

type Form = ReturnType<typeof useQuoteForm>['form']

/** The client of the quote. An error appears when a field is left, and disappears as soon as the value is valid. */
export function ClientFields({ form }: { form: Form }) {
  const t = useTexts(formTexts)
  const language = useLanguage()
  const { monedas: currencies, tipos_cambio: rates, es_cliente: isCustomer } = useQuoteChoices()
  const { rate: rateText } = useFigures()
  const changeCurrency = useCurrencyChange(form)
  const rate = rates.find(({ moneda }) => moneda === form.values.moneda)
  const checked = useChecked(form)
  const fillIn = ({ pais_nombre: _, pais_nombre_en: __, ...client }: EarlierClient) => form.set(client)
  return (
    <Fields legend={isCustomer ? t.ownData : t.client}>
      <ClientTextField {...checked('cliente_empresa')} onClient={fillIn} label={t.company} required />
      <ClientTextField {...checked('cliente_nombre')} onClient={fillIn} label={t.name} required />
      <ClientTextField
        {...checked('cliente_email')}
        onClient={fillIn}
        label={t.email}
        type="email"
        inputMode="email"
        maxLength={254}
        required
      />
      <CountryField {...checked('pais_id')} label={t.country} required selectFirstOptionOnChange />
      <PhoneField
        {...checked('cliente_telefono')}
        label={t.phone}
        countryId={form.values.pais_id}
        autoComplete="off"
        required
      />
      <TextField
        {...form.field('referencia')}
        label={t.reference}
        placeholder={t.referenceHint}
        maxLength={200}
        wrapperProps={{ 'data-wide': true }}
      />
      <SelectField
        {...form.field('idioma')}
        label={t.language}
        choices={languageChoices(language, pageLanguages)}
        allowDeselect={false}
      />
      {currencies.length > 1 && (
        <SelectField
          {...form.field('moneda')}
          onChange={(value) => void changeCurrency(value as Currency)}
          label={t.currency}
          description={rate && rateText(rate, rate.moneda)}
          choices={currencies.map((value) => ({
            value,
            label: `${value} · ${textIn(currencyNames[value], language)}`,
          }))}
          allowDeselect={false}
        />
      )}
      <DateField {...form.field('vigencia')} label={t.validUntil} />
    </Fields>
  )
}

const rules = {
  cliente_empresa: (text: string) => text.trim() !== '',
  cliente_nombre: (text: string) => text.trim() !== '',
  cliente_email: (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim()),
  cliente_telefono: (text: string) => text.replace(/\D/g, '').length >= 7, // the server reads it with the country
  pais_id: (text: string) => text !== '',
}

/** Validates a field after it was left. */
function useChecked(form: Form) {
  const t = useTexts(formTexts)
  const language = useLanguage()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const texts: Record<keyof typeof rules, string> = {
    cliente_empresa: t.required,
    cliente_nombre: t.required,
    cliente_email: textIn(quoteSaveMessages.clientEmailInvalid, language),
    cliente_telefono: t.phoneWrong,
    pais_id: textIn(quoteSaveMessages.countryInvalid, language),
  }
  return (name: keyof typeof rules) => {
    const field = form.field(name)
    const isRight = rules[name](String(form.values[name] ?? ''))
    return {
      ...field,
      error: isRight ? undefined : (field.error ?? (left.has(name) ? texts[name] : undefined)),
      onBlur: () => setLeft((names) => new Set([...names, name])),
    }
  }
}
