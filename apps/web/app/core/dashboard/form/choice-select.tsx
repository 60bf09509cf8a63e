import { type ComboboxItem, type OptionsFilter, Select, type SelectProps } from '@mantine/core'
import { useTexts } from '#core/language/language.ts'
import { isFoundIn } from '../fold.ts'
import { kitTexts } from '../texts.ts'

/** One thing that can be chosen: what is stored, and what is read. `words` are found too, and not shown. */
export interface Choice {
  readonly value: string | number
  readonly label: string
  readonly words?: string
}

export interface ChoiceSelectProps extends Omit<SelectProps, 'data' | 'value' | 'onChange' | 'filter'> {
  choices: readonly Choice[]
  value: string | number | null
  /** The value as the choice holds it: a number stays one. Null when it was cleared. */
  onChange: (value: string | number | null) => void
}

const searchableFrom = 8

/** A choice from a list; a long one can be searched, whatever the accents. */
export function ChoiceSelect({ choices, value, onChange, ...props }: ChoiceSelectProps) {
  const t = useTexts(kitTexts)
  const filter: OptionsFilter = ({ options, search, limit }) =>
    (options as ComboboxItem[])
      .filter((option) => {
        const choice = choices.find((one) => String(one.value) === option.value)
        return isFoundIn(search, [option.label, choice?.words ?? ''])
      })
      .slice(0, limit)

  return (
    <Select
      data={choices.map((choice) => ({ value: String(choice.value), label: choice.label }))}
      value={value === null || value === '' ? null : String(value)}
      onChange={(picked) => onChange(choices.find((choice) => String(choice.value) === picked)?.value ?? null)}
      searchable={choices.length >= searchableFrom}
      filter={filter}
      nothingFoundMessage={t.noOption}
      comboboxProps={{ keepMounted: false }} // a closed list of all countries would be drawn again with each key of a form
      {...props}
    />
  )
}
