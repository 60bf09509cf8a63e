import { Checkbox } from '@mantine/core'
import { certificateLimits, hoursKind } from '@portal/contract/certificates/constants'
import { languageChoices } from '#core/dashboard/form/choices.ts'
import { DateField } from '#core/dashboard/form/date-field.tsx'
import { SelectField, TextField } from '#core/dashboard/form/fields.tsx'
import { NumberField } from '#core/dashboard/form/number-field.tsx'
import { Wide } from '#core/dashboard/form/wire-form.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'

type Field = 'nombre' | 'email' | 'titulo' | 'titulo_en' | 'horas' | 'emitido_el' | 'idioma' | 'enviar'

interface Props {
  form: {
    field: (name: Field) => object & { name: string }
    values: { enviar: unknown }
    set: (values: { enviar: boolean }) => void
  }
}

/** The fields that are printed, and whether it is sent. */
export function CertificateFields({ form }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const title = { maxLength: certificateLimits.title, required: true } as const
  return (
    <>
      <Wide>
        <TextField
          {...form.field('nombre')}
          label={t.name}
          description={t.nameHint}
          maxLength={certificateLimits.name}
          required
        />
      </Wide>
      <Wide>
        <TextField {...form.field('email')} label={t.email} type="email" maxLength={254} required />
      </Wide>
      <Wide>
        <TextField {...form.field('titulo')} label={t.titleEs} description={t.titleHint} {...title} />
      </Wide>
      <Wide>
        <TextField {...form.field('titulo_en')} label={t.titleEn} {...title} />
      </Wide>
      <NumberField {...form.field('horas')} kind={hoursKind} label={t.hours} required />
      <DateField {...form.field('emitido_el')} label={t.issuedOn} required />
      <Wide>
        <SelectField
          {...form.field('idioma')}
          label={t.language}
          choices={languageChoices(language)}
          allowDeselect={false}
        />
      </Wide>
      <Wide>
        <Checkbox
          label={t.sendNow}
          checked={form.values.enviar === true}
          onChange={({ currentTarget }) => form.set({ enviar: currentTarget.checked })}
        />
      </Wide>
    </>
  )
}
