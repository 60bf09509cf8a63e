import { fieldText, type NumberKind, readNumber } from '@portal/contract/core/numbers'
import { type ComponentProps, useId, useState } from 'react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { texts } from '../texts.ts'
import styles from './panels.module.css'

interface Props extends Pick<ComponentProps<'input'>, 'disabled'> {
  label: string
  unit?: string
  value: number | null
  bounds: { readonly least: number; readonly most: number; readonly kind: NumberKind }
  onValue: (value: number) => void
  /** Called for an emptied field, where it may be empty. */
  onEmpty?: () => void
}

/** A figure with its unit. What is typed counts as soon as it is a number within its bounds; else the field says why. */
export function MeasureField({ label, unit = '', value, bounds, onValue, onEmpty, disabled }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const stored = value === null ? '' : fieldText(value, bounds.kind, language)
  const read = typed === null ? null : readNumber(typed, bounds.kind)
  const isEmpty = typed?.trim() === '' && onEmpty !== undefined
  const isWrong = read !== null && !isEmpty && !(read.ok && read.value >= bounds.least && read.value <= bounds.most)
  const range = t.range(
    fieldText(bounds.least, bounds.kind, language),
    fieldText(bounds.most, bounds.kind, language),
    unit,
  )

  function take(text: string) {
    setTyped(text)
    const next = readNumber(text, bounds.kind)
    if (text.trim() === '') onEmpty?.()
    else if (next.ok && next.value >= bounds.least && next.value <= bounds.most) onValue(next.value)
  }

  return (
    <div className={styles.number}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? stored}
          disabled={disabled}
          onChange={(event) => take(event.target.value)}
          onBlur={() => setTyped(null)}
          {...(isWrong && { 'aria-invalid': true, 'aria-describedby': `${id}e` })}
        />
        {unit && <span className={styles.unit}>{unit}</span>}
      </div>
      {isWrong && (
        <p className={styles.error} id={`${id}e`}>
          {range}
        </p>
      )}
    </div>
  )
}
