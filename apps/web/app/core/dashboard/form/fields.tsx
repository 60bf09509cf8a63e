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
import { ChoiceSelect, type ChoiceSelectProps } from './choice-select.tsx'
import { internationalPhone } from './phone.ts'

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

/** A country by its fixed id; searchable by its name in both languages and by its ISO code. */
export function CountryField(props: Omit<SelectFieldProps, 'choices'>) {
  const language = useLanguage()
  return <SelectField choices={countryChoices(language)} autoComplete="off" {...props} />
}

type PhoneFieldProps = TextInputProps & {
  /** The country whose prefix is added to a number without one. */
  countryId?: unknown
}

/** An international phone; when the field loses the focus it gets the server's format: +56912345678. */
export function PhoneField({ countryId, ...props }: PhoneFieldProps) {
  const t = useTexts(kitTexts)
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
        const phone = internationalPhone(event.currentTarget.value, Number(countryId) || undefined)
        if (phone !== event.currentTarget.value) (props.onChange as ((value: string) => void) | undefined)?.(phone)
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
