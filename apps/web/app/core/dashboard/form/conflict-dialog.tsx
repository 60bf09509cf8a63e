import { Button, Group, Text } from '@mantine/core'
import { useTexts } from '#core/language/language.ts'
import { Dialog } from '../dialog.tsx'
import { kitTexts } from '../texts.ts'
import classes from './conflict-dialog.module.css'
import type { Conflict } from './use-wire-form.ts'

/** A field that can be compared: its wire name, its label, and the text of a value. */
export interface ConflictField {
  readonly name: string
  readonly label: string
  readonly text?: (value: unknown) => string
}

/** Shown when two people changed the same row: both values of each field, and the choice which one stays. */
export function ConflictDialog({ conflict, fields }: { conflict: Conflict; fields: readonly ConflictField[] }) {
  const t = useTexts(kitTexts)
  const { base, mine, theirs } = conflict
  const differs = (field: ConflictField, a: object, b: object) => plain(valueIn(a, field)) !== plain(valueIn(b, field))
  const rows = fields.filter((field) => differs(field, mine, theirs) || differs(field, base, theirs))
  const text = (field: ConflictField, values: object) => (field.text ?? plain)(valueIn(values, field)) || t.empty

  return (
    <Dialog onClose={conflict.cancel} title={t.conflictTitle} size={640}>
      <Text mb="md">{rows.length ? t.conflictText : t.conflictSame}</Text>
      {rows.length > 0 && (
        <table className={classes.table} aria-label={t.conflictTitle}>
          <thead>
            <tr>
              <th scope="col">{t.field}</th>
              <th scope="col">{t.yours}</th>
              <th scope="col">{t.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((field) => (
              <tr key={field.name}>
                <th scope="row">{field.label}</th>
                <td>{differs(field, mine, theirs) ? text(field, mine) : t.notChanged}</td>
                <td>{text(field, theirs)}</td>
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
    </Dialog>
  )
}

const valueIn = (values: object, { name }: ConflictField): unknown => (values as Record<string, unknown>)[name]

/** Ids are numbers from the server and texts from some fields; null and '' are equal. */
function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(', ')
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')
}
