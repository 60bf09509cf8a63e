import { nameIn } from '@portal/contract/core/names'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { Field } from '#core/public/form/field.tsx'
import styles from '#core/public/form/form.module.css'
import { SelectField } from '#core/public/form/select-field.tsx'
import { contactFieldTexts } from './contact-field-texts.ts'

/** A country as a choice of a form. */
export interface CountryChoice {
  id: number
  nombre: string
  nombre_en: string
}

interface Contact {
  nombre: string
  email: string
  telefono: string
  pais_id: string
  empresa: string
}

interface Props {
  countries: readonly CountryChoice[]
  sent: Partial<Record<string, string>>
  errorOf: (field: keyof Contact) => string | undefined
  /** A rent is confirmed by mail, so it requires the e-mail address. */
  needsEmail?: boolean
  /** Why the e-mail address is needed; by default for a rent. */
  emailHint?: string
}

/** The client's name and contact data: either e-mail or phone is enough. */
export function ContactFields({ countries, sent, errorOf, needsEmail = false, emailHint }: Props) {
  const t = useTexts(contactFieldTexts)
  const language = useLanguage()
  const nameOf = (country: CountryChoice) => nameIn(country, 'nombre', language)
  return (
    <>
      <Field<Contact>
        name="nombre"
        label={t.name}
        autoComplete="name"
        required
        maxLength={120}
        defaultValue={sent.nombre}
        error={errorOf('nombre')}
      />
      <div className={styles.pair}>
        <Field<Contact>
          name="email"
          label={t.email}
          type="email"
          autoComplete="email"
          maxLength={254}
          required={needsEmail}
          defaultValue={sent.email}
          error={errorOf('email')}
          hint={needsEmail ? (emailHint ?? t.rentWayHint) : t.wayHint}
        />
        <Field<Contact>
          name="telefono"
          label={t.phone}
          type="tel"
          autoComplete="tel"
          maxLength={24}
          defaultValue={sent.telefono}
          error={errorOf('telefono')}
          hint={t.phoneHint}
          {...(needsEmail && { isOptional: true })}
        />
      </div>
      <div className={styles.pair}>
        <Field<Contact>
          name="empresa"
          label={t.company}
          autoComplete="organization"
          maxLength={120}
          isOptional
          defaultValue={sent.empresa}
          error={errorOf('empresa')}
        />
        <SelectField<Contact>
          name="pais_id"
          label={t.country}
          autoComplete="country-name"
          isOptional
          defaultValue={sent.pais_id ?? ''}
          error={errorOf('pais_id')}
        >
          <option value="">{t.chooseCountry}</option>
          {countries
            .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), language))
            .map((country) => (
              <option key={country.id} value={country.id}>
                {nameOf(country)}
              </option>
            ))}
        </SelectField>
      </div>
      <label className={styles.trap} aria-hidden>
        {t.website}
        <input type="text" name="sitio_web" tabIndex={-1} autoComplete="off" />
      </label>
    </>
  )
}
