import { ActionIcon, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { type Field, RecordFields } from '#core/dashboard/records/record-field.tsx'
import { useTexts } from '#core/language/language.ts'
import { blankRow, rowFields, type Words } from './fields.tsx'
import classes from './settings.module.css'
import { texts } from './texts.ts'

interface FormLike {
  values: object
  field(name: never): object
  set(values: never): void
}

interface Props {
  form: FormLike
  /** Field of the form that holds the rows. */
  list: string
  title: string
  /** Names a row: "Oficina 2". */
  rowName: (row: Record<string, unknown>, place: number) => string
  words: Words
  most: number
}

/** Edits the rows of a list inside a form: each with its fields, moved by buttons, so that keys and fingers do it too. */
export function ListEditor({ form, list, title, rowName, words, most }: Props) {
  const t = useTexts(texts)
  const rows = (form.values as Record<string, Record<string, unknown>[]>)[list] ?? []
  const set = (next: object[]) => form.set({ [list]: next } as never)
  const moved = (from: number, to: number) => {
    const next = [...rows]
    next.splice(to, 0, ...next.splice(from, 1))
    set(next)
  }
  return (
    <section className={classes.rows} aria-label={title}>
      <h3>{title}</h3>
      {rows.map((row, place) => {
        const name = rowName(row, place)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place: its fields are named by it
          <fieldset key={place} className={classes.row}>
            <legend>{name}</legend>
            <div className={classes.rowActions}>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t.up(name)}
                disabled={place === 0}
                onClick={() => moved(place, place - 1)}
              >
                <IconArrowUp size={18} stroke={1.75} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t.down(name)}
                disabled={place === rows.length - 1}
                onClick={() => moved(place, place + 1)}
              >
                <IconArrowDown size={18} stroke={1.75} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="red"
                aria-label={t.remove(name)}
                onClick={() => set(rows.filter((_, other) => other !== place))}
              >
                <IconTrash size={18} stroke={1.75} />
              </ActionIcon>
            </div>
            <RecordFields fields={placed(rowFields(list, words), `${list}.${place}`)} form={form} />
          </fieldset>
        )
      })}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} stroke={1.75} />}
        disabled={rows.length >= most}
        onClick={() => set([...rows, blankRow(list)])}
      >
        {t.add}
      </Button>
    </section>
  )
}

const placed = (fields: readonly Field[], place: string): Field[] =>
  fields.map((field) => ({ ...field, name: `${place}.${field.name}` }))
