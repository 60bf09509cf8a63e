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
  /** As it was typed; seen while the field has the focus. */
  text: string
  onText: (text: string) => void
}

/**
 * A field for a number whose text is kept by someone else. With the focus it shows what was typed and says what is
 * read; without it, the number as the portal writes it, or why it is none.
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
    if (shown !== text) event.currentTarget.select() // another text stands here now: what was selected is typed over
  }
  function leave(event: FocusEvent<HTMLInputElement>) {
    props.onBlur?.(event)
    setFocus(false)
    if (shown !== text) onText(shown) // the same number, as it is read from here on
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
  /** A number; `''` and null are nothing; another text is what could not be read. */
  value?: unknown
  /** The number, `''` for an empty field, or the text that is no number: the server refuses it at its field. */
  onChange?: (value: number | string) => void
}

/** A field for a number of any kind; the one parser of the portal reads it (decision 44). */
export function NumberField({ kind, value, onChange, ...props }: NumberFieldProps) {
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const stored = Number.isFinite(value) ? fieldText(value as number, kind, language) : String(value ?? '')
  return (
    <FigureTextField
      {...props}
      kind={kind}
      // a value that another hand set takes the place of what was typed
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
