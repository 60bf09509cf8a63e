import { Button, Group, Modal, Text } from '@mantine/core'
import { useTexts } from '#core/language.ts'
import { kitTexts } from '../texts.ts'
import classes from './conflict-dialog.module.css'
import type { Conflict } from './use-wire-form.ts'

/** A field that can be compared: its wire name, its label, and how a value reads. */
export interface ConflictField {
  readonly name: string
  readonly label: string
  readonly text?: (value: unknown) => string
  /** Where it is no field of its own: a part of one, of mine and of theirs alike. */
  readonly of?: (values: object) => unknown
}

interface Props {
  conflict: Conflict
  mine: object
  fields: readonly ConflictField[]
}

/** Two people changed the same row: field by field, what each of them says, and the choice of which stays. */
export function ConflictDialog({ conflict, mine, fields }: Props) {
  const t = useTexts(kitTexts)
  const differing = fields.filter((field) => plain(valueIn(mine, field)) !== plain(valueIn(conflict.theirs, field)))
  const text = (field: ConflictField, values: object) => (field.text ?? plain)(valueIn(values, field)) || t.empty

  return (
    <Modal
      opened
      onClose={conflict.cancel}
      title={t.conflictTitle}
      size={640}
      closeButtonProps={{ 'aria-label': t.close }}
    >
      <Text mb="md">{differing.length ? t.conflictText : t.conflictSame}</Text>
      {differing.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t.field}</th>
              <th scope="col">{t.yours}</th>
              <th scope="col">{t.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((field) => (
              <tr key={field.name}>
                <th scope="row">{field.label}</th>
                <td>{text(field, mine)}</td>
                <td>{text(field, conflict.theirs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={conflict.takeTheirs}>
          {t.takeTheirs}
        </Button>
        <Button onClick={conflict.keepMine} data-autofocus>
          {t.keepMine}
        </Button>
      </Group>
    </Modal>
  )
}

const valueIn = (values: object, { name, of }: ConflictField): unknown =>
  of ? of(values) : (values as Record<string, unknown>)[name]

/** Ids come as numbers from the server and as texts from some fields; nothing chosen is nothing. */
const plain = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''))
