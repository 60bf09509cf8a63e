import { fieldText, readNumber, readText } from '@portal/contract/core/numbers'
import { useState } from 'react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Language } from '#core/language/language-address.ts'
import { Field as LabelledField } from '#core/public/form/field.tsx'
import styles from './filter-panel.module.css'
import type { FilterName, ListValues } from './list-address.ts'
import { figureKinds } from './list-reading.ts'
import { listTexts } from './list-texts.ts'

interface Props {
  name: FilterName
  label: string
  /** The value of the address, without separators. */
  value: string
  hint?: string | undefined
}

/** Formats a figure of the address for its field, in the reader's language. */
export function shownFigure(name: string, value: string, language: Language): string {
  const kind = figureKinds[name]
  return kind && value !== '' ? fieldText(Number(value), kind, language) : value
}

/** A numeric filter; shows how a number with separators is read. Without JavaScript the list shows it. */
export function NumberFilter({ name, label, value, hint }: Props) {
  const t = useTexts(listTexts)
  const language = useLanguage()
  const [typed, setTyped] = useState<string | null>(null)
  const kind = figureKinds[name] ?? { decimals: 0 }
  const read = typed === null ? null : readNumber(typed, kind)
  return (
    <LabelledField<ListValues>
      name={name}
      label={label}
      defaultValue={shownFigure(name, value, language)}
      hint={hint}
      maxLength={20}
      autoComplete="off"
      inputMode="decimal"
      onFocus={({ currentTarget }) => setTyped(currentTarget.value)}
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => setTyped(null)}
      end={
        read && (
          <output className={styles.read}>
            {read.hasMark && <span>{read.ok ? `= ${readText(read.value, kind, language)}` : t.notNumber}</span>}
          </output>
        )
      }
    />
  )
}
