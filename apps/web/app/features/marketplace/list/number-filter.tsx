import type { PageLanguage } from '@portal/contract/core/language'
import { fieldText, type NumberKind, readNumber, readText } from '@portal/contract/core/numbers'
import { useState } from 'react'
import { useLanguage } from '#core/language/language.ts'
import { Field as LabelledField } from '#core/public/form/field.tsx'
import styles from './filter-panel.module.css'
import { useListView } from './view.ts'

interface Props {
  name: string
  label: string
  hint?: string | undefined
}

/** Formats a figure of the address, which has no separators, for its field; other values stay. */
export const shownFigure = (kind: NumberKind | undefined, value: string, language: PageLanguage): string =>
  kind && value !== '' ? fieldText(Number(value), kind, language) : value

/** A numeric filter; shows how a number with separators is read. Without JavaScript the list shows it. */
export function NumberFilter({ name, label, hint }: Props) {
  const { texts: t, values, figures } = useListView()
  const language = useLanguage()
  const [typed, setTyped] = useState<string | null>(null)
  const kind = figures[name] ?? { decimals: 0 }
  const read = typed === null ? null : readNumber(typed, kind)
  return (
    <LabelledField<Record<string, string>>
      name={name}
      label={label}
      defaultValue={shownFigure(figures[name], values[name] ?? '', language)}
      hint={hint}
      maxLength={20}
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
