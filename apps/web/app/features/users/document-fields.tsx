import type { profileFields, userFields } from '@portal/contract/users/fields'
import { Wide } from '#core/dashboard/form/wire-form.tsx'
import { formFieldsOf } from '#core/dashboard/records/entity-fields.tsx'
import { type FormLike, GroupedFields } from '#core/dashboard/records/record-field.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './document-fields.module.css'
import { texts } from './texts.ts'

interface Props {
  fields: typeof userFields | typeof profileFields
  form: FormLike
}

/** The identity document of a person: the full name of its type, then its number. */
export function DocumentFields({ fields: { tipo_documento_id, numero_documento }, form }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const fields = formFieldsOf(
    { tipo_documento_id, numero_documento },
    { language, values: form.values },
    { tipo_documento_id: { placeholder: t.choose } },
  )
  return (
    <Wide>
      <div className={classes.document}>
        <GroupedFields fields={fields} form={form} />
      </div>
    </Wide>
  )
}
