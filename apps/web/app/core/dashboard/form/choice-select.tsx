import { type ComboboxItem, type OptionsFilter, Select, type SelectProps } from '@mantine/core'
import { useTexts } from '#core/language/language.ts'
import { isFoundIn } from '../fold.ts'
import { kitTexts } from '../texts.ts'

/** An option: its stored value and its label. `words` are searched too, but not shown. */
export interface Choice {
  readonly value: string | number
  readonly label: string
  readonly words?: string
}

export interface ChoiceSelectProps extends Omit<SelectProps, 'data' | 'value' | 'onChange' | 'filter'> {
  choices: readonly Choice[]
  value: string | number | null
  /** Receives the value with its type: a number stays a number. Null when the choice was cleared. */
  onChange: (value: string | number | null) => void
}

const searchableFrom = 8

/** A select; a long one can be searched, ignoring accents. */
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
      comboboxProps={{ keepMounted: false }} // otherwise a closed list of all countries renders again on each key
      {...props}
    />
  )
}
