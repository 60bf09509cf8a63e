import { nameIn } from '@portal/contract/core/names'
import { countryWaitMs } from '@portal/contract/forms/constants'
import { locationCalls } from '@portal/contract/location/calls'
import { useEffect, useRef } from 'react'
import { browserApi } from '#core/api/api.browser.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { SelectField } from '#core/public/form/select-field.tsx'
import { contactTexts } from './contact-texts.ts'

/** A country as a choice of a form. */
export interface CountryChoice {
  id: number
  nombre: string
  nombre_en: string
}

interface Props<Form> {
  name: keyof Form & string
  countries: readonly CountryChoice[]
  sent: string | undefined
  error: string | undefined
  isOptional?: boolean
}

/** Every country. Selects the visitor's country by their address, unless they chose first or the lookup is slow. */
export function CountryField<Form>({ name, countries, sent, error, isOptional = false }: Props<Form>) {
  const t = useTexts(contactTexts)
  const language = useLanguage()
  const select = useRef<HTMLSelectElement>(null)
  const nameOf = (country: CountryChoice) => nameIn(country, 'nombre', language)
  const isUnknown = sent === undefined

  useEffect(() => {
    if (!isUnknown) return
    const fill = async () => {
      const reply = await browserApi.call(locationCalls.country, { signal: AbortSignal.timeout(countryWaitMs) })
      const country = reply.ok ? reply.datos.country_name : null
      if (country && select.current?.value === '') select.current.value = country
    }
    fill().catch(() => {}) // a lookup that fails or is late selects nothing
  }, [isUnknown])

  return (
    <SelectField<Form>
      ref={select}
      name={name}
      label={t.country}
      autoComplete="country-name"
      defaultValue={sent ?? ''}
      error={error}
      isOptional={isOptional}
      required={!isOptional}
    >
      <option value="">{t.chooseCountry}</option>
      {countries
        .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), language))
        .map((country) => (
          <option key={country.id} value={country.nombre_en}>
            {nameOf(country)}
          </option>
        ))}
    </SelectField>
  )
}
