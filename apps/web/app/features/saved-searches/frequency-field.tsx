import { textIn } from '@portal/contract/core/text'
import { frequencyNames } from '@portal/contract/saved-searches/constants'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { SelectField } from '#core/public/form/select-field.tsx'
import { searchTexts } from './texts.ts'

interface Wire {
  frecuencia: string
}

/** How often new items are mailed. */
export function FrequencyField(props: { defaultValue: string; error?: string | undefined; hint?: ReactNode }) {
  const t = useTexts(searchTexts)
  const language = useLanguage()
  return (
    <SelectField<Wire> name="frecuencia" label={t.frequency} {...props}>
      {Object.entries(frequencyNames).map(([value, name]) => (
        <option key={value} value={value}>
          {textIn(name, language)}
        </option>
      ))}
    </SelectField>
  )
}
