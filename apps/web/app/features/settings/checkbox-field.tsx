import { Checkbox } from '@mantine/core'
import type { PageLanguage } from '@portal/contract/core/language'
import type { Field } from '#core/dashboard/records/record-field.tsx'
import type { SettingTexts } from './texts.ts'

/** What a field declaration is written with. */
export interface Words {
  t: SettingTexts
  language: PageLanguage
  date: (day: string) => string
}

/** A field that is ticked or not. */
export const checkboxField = ({ t }: Words, name: string, label: string, hint?: string): Field => ({
  name,
  label,
  hint,
  wide: true,
  kind: 'own',
  text: (value) => (value ? t.yes : t.no),
  draw: (props) => {
    const { value, required: _, autoComplete: _a, ...rest } = props as { [name: string]: unknown }
    return (
      <Checkbox
        {...rest}
        checked={value === true}
        onChange={(event) => (rest.onChange as (is: boolean) => void)(event.currentTarget.checked)}
      />
    )
  },
})
