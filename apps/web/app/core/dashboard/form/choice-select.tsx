import {
  type ComboboxItem,
  MultiSelect,
  type MultiSelectProps,
  type OptionsFilter,
  Select,
  type SelectProps,
} from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '#core/language/language.ts'
import { kitTexts } from '../texts.ts'
import { type Choice, matchingChoices } from './choice-match.ts'
import classes from './choice-select.module.css'
import { useChoiceKeys } from './use-choice-keys.ts'

interface Searched {
  choices: readonly Choice[]
  /** Set where the server finds the choices for the typed text: whether they are on their way. */
  isSearching?: boolean
}

export interface ChoiceSelectProps
  extends Searched,
    Omit<SelectProps, 'data' | 'value' | 'onChange' | 'filter' | 'searchValue'> {
  value: string | number | null
  /** Receives the value with its type: a number stays a number. Null when the choice was cleared. */
  onChange: (value: string | number | null) => void
}

const searchableFrom = 8

/** A select; a long one can be searched, ignoring accents. */
export function ChoiceSelect({ choices, value, onChange, isSearching, onSearchChange, ...props }: ChoiceSelectProps) {
  const chosen = useChosen(choices, value)
  const [text, setText] = useState(chosen?.label ?? '')
  const mayClear = value !== null && value !== '' && props.allowDeselect !== false && !props.required && !props.readOnly
  const keys = useChoiceKeys({
    isSearching: isSearching ?? false,
    restore: () => setText(chosen?.label ?? ''),
    clear: mayClear ? () => onChange(null) : undefined,
  })
  return (
    <Select
      {...useSharedProps(choices, isSearching, keys)}
      value={value === null || value === '' ? null : String(value)}
      onChange={(picked) => onChange(choices.find((choice) => String(choice.value) === picked)?.value ?? null)}
      searchable={choices.length >= searchableFrom || isSearching !== undefined}
      searchValue={text}
      onSearchChange={(typed) => {
        setText(typed)
        onSearchChange?.(typed)
      }}
      {...props}
      {...keys.props}
    />
  )
}

/** Returns the choice of this value, also while the list holds only what matches another text. */
function useChosen(choices: readonly Choice[], value: string | number | null): Choice | undefined {
  const [known, setKnown] = useState<Choice>()
  const isValue = (choice: Choice | undefined) => String(choice?.value) === String(value ?? '')
  const listed = choices.find(isValue)
  if (listed && listed.label !== known?.label) setKnown(listed)
  return listed ?? (isValue(known) ? known : undefined)
}

export interface ChoicesSelectProps
  extends Searched,
    Omit<MultiSelectProps, 'data' | 'value' | 'onChange' | 'filter' | 'searchValue'> {
  value: readonly (string | number)[]
  /** Receives the values with their types, in the order in which they were chosen. */
  onChange: (values: (string | number)[]) => void
}

/** A choice of several, searched like one; what is chosen stands in the field and no longer in the list. */
export function ChoicesSelect({ choices, value, onChange, isSearching, onSearchChange, ...props }: ChoicesSelectProps) {
  const [text, setText] = useState('')
  const keys = useChoiceKeys({ isSearching: isSearching ?? false, restore: () => setText('') })
  return (
    <MultiSelect
      {...useSharedProps(choices, isSearching, keys)}
      value={value.map(String)}
      onChange={(picked) =>
        onChange(picked.flatMap((one) => choices.find((choice) => String(choice.value) === one)?.value ?? []))
      }
      searchable
      hidePickedOptions
      withAsterisk={!!props.required}
      searchValue={text}
      onSearchChange={(typed) => {
        setText(typed)
        onSearchChange?.(typed)
      }}
      {...props}
      {...keys.props}
    />
  )
}

function useSharedProps(
  choices: readonly Choice[],
  isSearching: boolean | undefined,
  { isTyped, listClass }: ReturnType<typeof useChoiceKeys>,
) {
  const t = useTexts(kitTexts)
  const filter: OptionsFilter = ({ options, search, limit }) => {
    if (isSearching !== undefined) return options
    const left = new Map((options as ComboboxItem[]).map((option) => [option.value, option]))
    return matchingChoices(search, choices)
      .flatMap(({ value }) => left.get(String(value)) ?? [])
      .slice(0, limit)
  }
  return {
    data: choices.map(({ value, label, disabled = false }) => ({ value: String(value), label, disabled })),
    filter,
    nothingFoundMessage: isSearching ? t.searching : t.noOption,
    comboboxProps: { keepMounted: false }, // otherwise a closed list of all countries renders again on each key
    classNames: { options: isTyped ? `${listClass} ${classes.typed}` : listClass },
  }
}
