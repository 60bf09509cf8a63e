import { EnterpriseStatus, enterpriseStatusNames } from '@portal/contract/enterprises/constants'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { CountryField, EmailsField, PhoneField, SelectField, TextField } from '#core/dashboard/form/fields.tsx'
import { Fields, Wide } from '#core/dashboard/form/wire-form.tsx'
import { useLanguage, useTexts } from '#core/language.ts'
import { abbreviationFor, afterCountry, type EnterpriseForm, type EnterpriseValues } from './enterprise-values.ts'
import { texts } from './texts.ts'
import { zoneChoices } from './time-zones.ts'

interface Props {
  form: {
    values: EnterpriseValues
    field(name: keyof EnterpriseForm): { onChange: (value: unknown) => void }
    set(values: Partial<EnterpriseValues>): void
  }
  /** The first quote carries it already (enterprises 5). */
  isAbbreviationFrozen?: boolean
}

/** The fields of an enterprise, the same for a new one and for one that is changed (spec 1, 3). */
export function EnterpriseFields({ form, isAbbreviationFrozen = false }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { values, field } = form
  // Hyphens that do not break: it is one word.
  const sample = `${values.abreviatura || 'ABC'}\u2011${new Date().getFullYear()}\u20110001`
  return (
    <>
      <Fields legend={t.general}>
        <Wide>
          <TextField
            {...field('nombre')}
            label={t.name}
            required
            autoComplete="off"
            onBlur={() => {
              const abbreviation = abbreviationFor(values.nombre ?? '')
              if (!values.abreviatura && abbreviation) form.set({ abreviatura: abbreviation })
            }}
          />
        </Wide>
        <TextField
          {...field('abreviatura')}
          label={t.abbreviation}
          description={isAbbreviationFrozen ? t.abbreviationFrozen : t.abbreviationHint(sample)}
          maxLength={6}
          required
          disabled={isAbbreviationFrozen}
          autoComplete="off"
          onChange={(event) => field('abreviatura').onChange(event.currentTarget.value.toUpperCase())}
        />
        <SelectField
          {...field('estado_id')}
          label={t.status}
          choices={choicesOf(enterpriseStatusNames, language)}
          description={values.estado_id === EnterpriseStatus.inactive && t.inactiveHint}
          allowDeselect={false}
          required
        />
        <CountryField
          {...field('pais_id')}
          label={t.country}
          placeholder={t.choose}
          allowDeselect={false}
          required
          onChange={(country: number) => {
            field('pais_id').onChange(country)
            form.set(afterCountry(values, country))
          }}
        />
        <SelectField
          {...field('zona_horaria')}
          label={t.timeZone}
          description={t.timeZoneHint}
          placeholder={t.choose}
          choices={zoneChoices(values.zona_horaria)}
          allowDeselect={false}
        />
      </Fields>
      <Fields legend={t.contact}>
        <TextField {...field('email')} type="email" label={t.email} maxLength={254} required autoComplete="off" />
        <PhoneField {...field('telefono')} label={t.phone} countryId={values.pais_id} required autoComplete="off" />
        <Wide>
          <EmailsField {...field('emails_autorizados')} label={t.authorizedEmails} maxTags={50} />
        </Wide>
      </Fields>
    </>
  )
}
