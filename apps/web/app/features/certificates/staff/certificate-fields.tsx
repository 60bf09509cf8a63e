import { Checkbox } from '@mantine/core'
import { certificateFields } from '@portal/contract/certificates/fields'
import { Wide } from '#core/dashboard/form/wire-form.tsx'
import { formFieldsOf } from '#core/dashboard/records/entity-fields.tsx'
import { type FormLike, GroupedFields } from '#core/dashboard/records/record-field.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'

interface Props {
  form: FormLike & { values: { enviar: unknown }; set: (values: { enviar: boolean }) => void }
}

const { idioma, ...content } = certificateFields
/** The browser offers what was typed before. */
const suggested = { autoComplete: 'on' }

/** The fields that are printed, and whether it is sent. */
export function CertificateFields({ form }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const fields = formFieldsOf(
    { ...content, idioma },
    { language, values: form.values },
    {
      nombre: { hint: t.nameHint, ...suggested },
      email: suggested,
      titulo: { label: t.titleEs, hint: t.titleHint, ...suggested },
      titulo_en: suggested,
      idioma: { label: t.language, required: false },
    },
  )
  return (
    <>
      <GroupedFields fields={fields} form={form} />
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
