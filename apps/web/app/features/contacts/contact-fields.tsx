import { Checkbox } from '@mantine/core'
import type { SameContactSchema } from '@portal/contract/contacts/merge/schemas'
import type { Of } from '@portal/contract/core/fields'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { languageChoices } from '#core/dashboard/form/choices.ts'
import { CountryField, PhoneField, SelectField, TextField } from '#core/dashboard/form/fields.tsx'
import { Fields, Wide } from '#core/dashboard/form/wire-form.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './contact.module.css'
import { contactPath } from './paths.ts'
import { texts } from './texts.ts'

type Field = 'nombre' | 'email' | 'telefono' | 'pais_id' | 'empresa' | 'ocupacion' | 'idioma'

interface Props {
  form: { field: (name: Field) => object & { name: string }; values: { pais_id: unknown } }
}

/** The fields that describe a contact. */
export function ContactFields({ form }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  return (
    <Fields>
      <Wide>
        <TextField {...form.field('nombre')} label={t.name} required />
      </Wide>
      <TextField {...form.field('empresa')} label={t.company} required />
      <TextField {...form.field('ocupacion')} label={t.occupation} />
      <TextField {...form.field('email')} label={t.email} type="email" maxLength={254} required />
      <CountryField {...form.field('pais_id')} label={t.country} placeholder={t.choose} required />
      <PhoneField {...form.field('telefono')} label={t.phone} countryId={form.values.pais_id} required />
      <SelectField
        {...form.field('idioma')}
        label={t.language}
        choices={languageChoices(language)}
        allowDeselect={false}
        required
      />
    </Fields>
  )
}

export type SameContact = Of<typeof SameContactSchema>

interface SameProps {
  same: readonly SameContact[]
  isAccepted: boolean
  onAccept: (isAccepted: boolean) => void
}

/** The contacts that a form was refused for, and the way to save it all the same. */
export function SameContacts({ same, isAccepted, onAccept }: SameProps) {
  const t = useTexts(texts)
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (same.length > 0) shown.current?.scrollIntoView({ block: 'nearest' }) // the button may cover it
  }, [same])
  if (same.length === 0) return null
  return (
    <div ref={shown} className={classes.same} role="alert">
      <p>{t.same}</p>
      <ul>
        {same.map(({ id, nombre, empresa, email }) => (
          <li key={id}>
            <Link to={contactPath(id)}>{nombre}</Link> · {empresa} · {email}
          </li>
        ))}
      </ul>
      <Checkbox
        label={t.saveAnyway}
        checked={isAccepted}
        onChange={({ currentTarget }) => onAccept(currentTarget.checked)}
      />
    </div>
  )
}
