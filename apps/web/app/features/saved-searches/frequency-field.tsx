import { textIn } from '@portal/contract/core/text'
import { frequencyNames } from '@portal/contract/saved-searches/constants'
import { useHourName, usePlaceName } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { SelectField } from '#core/public/form/select-field.tsx'
import { searchTexts } from './texts.ts'

interface Wire {
  frecuencia: string
}

/** How often new items are mailed. */
export function FrequencyField(props: { defaultValue: string; error?: string | undefined }) {
  const t = useTexts(searchTexts)
  const language = useLanguage()
  const where = { hour: useHourName(), place: usePlaceName() }
  return (
    <SelectField<Wire> name="frecuencia" label={t.frequency} hint={t.frequencyHint(where)} {...props}>
      {Object.entries(frequencyNames).map(([value, name]) => (
        <option key={value} value={value}>
          {textIn(name, language)}
        </option>
      ))}
    </SelectField>
  )
}
