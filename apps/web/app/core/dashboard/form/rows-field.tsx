import { Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '#core/language/language.ts'
import { kitTexts } from '../texts.ts'
import classes from './rows-field.module.css'

interface Props<Row> {
  title: string
  /** Name of one of them, for headings and screen readers. */
  nameOf: (number: number) => string
  rows: readonly Row[]
  error?: ReactNode
  add: string
  empty: () => Row
  max: number
  onChange: (rows: Row[]) => void
  /** The fields of one row; `set` changes some of it. */
  children: (row: Row, set: (changes: Partial<Row>) => void, index: number) => ReactNode
}

/** A list inside a form: each row with its fields, added and removed. A refusal concerns the whole list. */
export function RowsField<Row extends object>(props: Props<Row>) {
  const { title, nameOf, rows, error, add, empty, max, onChange, children } = props
  const t = useTexts(kitTexts)
  const set = (at: number) => (changes: Partial<Row>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...changes } : row)))
  return (
    <fieldset className={classes.rows}>
      <legend>{title}</legend>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity until they are saved
        <fieldset key={index} className={classes.row}>
          <legend>{nameOf(index + 1)}</legend>
          {children(row, set(index), index)}
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            leftSection={<IconTrash size={16} />}
            aria-label={t.removeRow(nameOf(index + 1))}
            onClick={() => onChange(rows.filter((_, at) => at !== index))}
          >
            {t.removeFile}
          </Button>
        </fieldset>
      ))}
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      {rows.length < max && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} />}
          onClick={() => onChange([...rows, empty()])}
        >
          {add}
        </Button>
      )}
    </fieldset>
  )
}
