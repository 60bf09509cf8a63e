import { TextInput, type TextInputProps } from '@mantine/core'
import { fieldText, type NumberKind, readNumber } from '@portal/contract/core/numbers'
import { type FocusEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { kitTexts } from '../texts.ts'
import classes from './number-echo.module.css'
import { NumberEcho } from './number-echo.tsx'
import { problemText } from './number-text.ts'

type InputProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'>

interface FigureProps extends InputProps {
  kind: NumberKind
  /** The typed text, shown while the field has the focus. */
  text: string
  onText: (text: string) => void
}

/**
 * A number field whose text is stored by its parent. With the focus it shows the typed text and how it is read; without
 * the focus, the formatted number or the error.
 */
export function FigureTextField({ kind, text, onText, error, ...props }: FigureProps) {
  const t = useTexts(kitTexts)
  const language = useLanguage()
  const [hasFocus, setFocus] = useState(false)
  const read = readNumber(text, kind)
  const shown = read.ok ? fieldText(read.value, kind, language) : text
  function arrive(event: FocusEvent<HTMLInputElement>) {
    props.onFocus?.(event)
    flushSync(() => setFocus(true))
    if (shown !== text) event.currentTarget.select() // selects the replaced text, so that typing overwrites it
  }
  function leave(event: FocusEvent<HTMLInputElement>) {
    props.onBlur?.(event)
    setFocus(false)
    if (shown !== text) onText(shown) // stores the formatted text, which is the same number
  }
  const inputContainer = (input: ReactNode) => (
    <div className={classes.anchor}>
      {input}
      {hasFocus && <NumberEcho text={text} kind={kind} />}
    </div>
  )
  return (
    <TextInput
      inputMode={kind.isNegative ? 'text' : 'decimal'}
      autoComplete="off"
      maxLength={40}
      {...(kind.currency && { leftSection: <span aria-hidden>{kind.currency}</span>, leftSectionWidth: 48 })}
      {...(kind.isPercent && { rightSection: <span aria-hidden>%</span> })}
      withAsterisk={!!props.required}
      {...props}
      inputContainer={inputContainer}
      value={hasFocus ? text : shown}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
      onFocus={arrive}
      onBlur={leave}
      error={error || (!hasFocus && problemText(read, kind, t))}
    />
  )
}

export interface NumberFieldProps extends InputProps {
  kind: NumberKind
  /** A number; `''` and null are empty; any other text is an unreadable input. */
  value?: unknown
  /** Receives the number, `''` for an empty field, or the unreadable text, which the server refuses at the field. */
  onChange?: (value: number | string) => void
}

/** A field for a number of any kind; the portal's only number parser reads it (rule formats/numbers). */
export function NumberField({ kind, value, onChange, ...props }: NumberFieldProps) {
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const stored = Number.isFinite(value) ? fieldText(value as number, kind, language) : String(value ?? '')
  return (
    <FigureTextField
      {...props}
      kind={kind}
      // a value set from outside replaces the typed text
      text={valueIn(typed, kind) === (value ?? '') ? typed : stored}
      onText={(text) => {
        setTyped(text)
        const read = valueIn(text, kind)
        if (read !== (value ?? '')) onChange?.(read)
      }}
    />
  )
}

function valueIn(text: string, kind: NumberKind): number | string {
  const read = readNumber(text, kind)
  return read.ok ? read.value : read.problem === 'empty' ? '' : text
}
