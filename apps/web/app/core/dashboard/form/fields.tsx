import {
  PasswordInput,
  type PasswordInputProps,
  TagsInput,
  type TagsInputProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core'
import { countryChoices } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { kitTexts } from '../texts.ts'
import { ChoiceSelect, type ChoiceSelectProps, ChoicesSelect, type ChoicesSelectProps } from './choice-select.tsx'

/** One line of text, at most 120 characters by default, as on the server. */
export const TextField = (props: TextInputProps) => (
  <TextInput maxLength={120} withAsterisk={!!props.required} {...props} />
)

type SelectFieldProps = Omit<ChoiceSelectProps, 'value' | 'onChange'> & {
  value?: unknown
  onChange?: (value: never) => void
}

/** A select; `''` and null mean no choice. The value keeps its type: ids stay numbers. */
export function SelectField({ value, onChange, ...props }: SelectFieldProps) {
  return (
    <ChoiceSelect
      value={(value ?? null) as string | number | null}
      onChange={(picked) => onChange?.((picked ?? '') as never)}
      withAsterisk={!!props.required}
      {...props}
    />
  )
}

type ChoicesFieldProps = Omit<ChoicesSelectProps, 'value' | 'onChange'> & {
  value?: unknown
  onChange?: (values: never) => void
}

/** Several of a list, found by typing. The values keep their type: ids stay numbers. */
export const ChoicesField = ({ value, onChange, ...props }: ChoicesFieldProps) => (
  <ChoicesSelect
    value={Array.isArray(value) ? value : []}
    onChange={(picked) => onChange?.(picked as never)}
    {...props}
  />
)

/** A country by its fixed id; searchable by its name in both languages and by its ISO code. */
export function CountryField(props: Omit<SelectFieldProps, 'choices'>) {
  const language = useLanguage()
  return <SelectField choices={countryChoices(language)} autoComplete="off" {...props} />
}

type PhoneFieldProps = TextInputProps & {
  /** The country of a number without a prefix. */
  countryId?: unknown
}

/** A phone; when the field loses the focus it is shown as the server stores it: +56912345678. */
export function PhoneField({ countryId, ...props }: PhoneFieldProps) {
  const t = useTexts(kitTexts)
  const tidy = async (input: HTMLInputElement) => {
    const typed = input.value
    const { readPhone } = await import('@portal/contract/core/phones')
    const phone = readPhone(typed, Number(countryId) || null)
    const isUntouched = input.value === typed
    if (phone !== null && phone !== typed && isUntouched)
      (props.onChange as ((value: string) => void) | undefined)?.(phone)
  }
  return (
    <TextInput
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={25}
      placeholder="+56912345678"
      description={t.phoneHint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      withAsterisk={!!props.required}
      {...props}
      onBlur={(event) => {
        props.onBlur?.(event)
        void tidy(event.currentTarget)
      }}
    />
  )
}

/** Several e-mail addresses; Enter, comma, semicolon or space ends one, and a pasted list is split. */
export function EmailsField({ value = [], error, onChange, ...props }: TagsInputProps) {
  const t = useTexts(kitTexts)
  const wrong = value.filter((email) => !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
  return (
    <TagsInput
      value={value}
      splitChars={[',', ';', ' ']}
      onChange={(typed) => onChange?.([...new Set(typed.flatMap((text) => text.split(/[\s,;]+/).filter(Boolean)))])}
      acceptValueOnBlur
      clearable={false}
      description={t.emailsHint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={error ?? (wrong.length ? t.emailWrong(wrong.join(', ')) : undefined)}
      {...props}
    />
  )
}

/** A password field with a button to show it. For a new password add `PasswordRules`. */
export const PasswordField = (props: PasswordInputProps) => (
  <PasswordInput maxLength={256} withAsterisk={!!props.required} {...props} />
)
