import { z } from 'zod'
import { idField, listFields, optionalId, versionField } from '../fields.ts'
import { bulkForm } from './bulk/schemas.ts'

interface Declared<Rows extends string, Order extends string, Row, Form, Filters> {
  /** Wire name of the rows in the answer of the list. */
  rows: Rows
  /** Columns the list can be sorted by; the first one unless asked. */
  orders: readonly [Order, ...Order[]]
  /** What else narrows the list, by wire name. */
  filters?: Filters
  /** A row as the list shows it, beside its id. */
  row: Row
  /** The fields that make one; an update sends them with the version that was read. */
  form: Form
  /** Entry of the catalogue for an id that is none. */
  notRecognized?: string
}

/** What saving answers: the row and the version to build on. */
export const SavedSchema = z.object({ id: z.number(), version: z.number() })

/**
 * The schemas of a record that is listed, made, changed and deleted. `id` of a list query asks for one row alone, whatever
 * page it stands on (decision 024). A schema that is special takes the place of its own: `{ ...recordSchemas(…), Update }`.
 */
export function recordSchemas<
  const Rows extends string,
  const Order extends string,
  Row extends z.ZodRawShape,
  Form extends z.ZodRawShape,
  Filters extends z.ZodRawShape = Record<never, never>,
>({ rows, orders, filters, row, form, notRecognized }: Declared<Rows, Order, Row, Form, Filters>) {
  const RowSchema = z.object({ id: z.number(), ...row })
  const FormSchema = z.object(form)
  const ListQuery = z.object({ ...listFields(orders), id: optionalId(), ...(filters as Filters) })
  const list = { [rows]: z.array(RowSchema), total: z.number() }
  return {
    rows,
    orders,
    ById: z.object({ id: idField(notRecognized) }),
    ListQuery,
    Row: RowSchema,
    List: z.object(list as Record<Rows, z.ZodArray<typeof RowSchema>> & { total: z.ZodNumber }), // a computed key widens to any text
    Form: FormSchema,
    Update: z.object({ ...form, version: versionField }),
    Saved: SavedSchema,
    Bulk: bulkForm(['eliminar'], ListQuery),
  }
}
