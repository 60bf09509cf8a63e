import { z } from 'zod'
import { idField, listFields, optionalId, versionField } from '../fields.ts'
import { bulkForm } from './bulk/schemas.ts'

interface Declared<Rows extends string, Order extends string, Row, Form, Filters> {
  /** Wire name of the rows in the answer of the list. */
  rows: Rows
  /** Orders of the list; the first one by default. */
  orders: readonly [Order, ...Order[]]
  /** Other filters of the list, by wire name. */
  filters?: Filters
  /** A row of the list, besides its id. */
  row: Row
  /** The fields of a new record; an update adds the version on which it is based. */
  form: Form
  /** Catalogue entry for an invalid id. */
  notRecognized?: string
}

/** The answer of saving: the id, and the version for the next update. */
export const SavedSchema = z.object({ id: z.number(), version: z.number() })

/**
 * Returns the schemas of a record with list, create, update and delete. `id` in a list query returns only that row, on
 * whatever page it is (decision 024). Replace a schema by a spread: `{ ...recordSchemas(…), Update }`.
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
