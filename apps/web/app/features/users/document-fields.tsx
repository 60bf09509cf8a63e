import { documentTypeNames } from '@portal/contract/users/constants'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { SelectField, TextField } from '#core/dashboard/form/fields.tsx'
import { Wide } from '#core/dashboard/form/wire-form.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './document-fields.module.css'
import { texts } from './texts.ts'

interface Props {
  field: (name: 'tipo_documento_id' | 'numero_documento') => object
  required?: boolean
}

/** The identity document of a person: the full name of its type, then its number. */
export function DocumentFields({ field, required = false }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  return (
    <Wide>
      <div className={classes.document}>
        <SelectField
          {...field('tipo_documento_id')}
          label={t.documentType}
          placeholder={t.choose}
          choices={choicesOf(documentTypeNames, language)}
          required={required}
          clearable={!required}
          allowDeselect={!required}
        />
        <TextField
          {...field('numero_documento')}
          label={t.documentNumber}
          maxLength={30}
          required={required}
          autoComplete="off"
        />
      </div>
    </Wide>
  )
}
