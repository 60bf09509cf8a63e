import type { In } from '@portal/contract/core/fields'
import type { PictureSchema } from '@portal/contract/marketplace/schemas'
import { ApprovalStatus } from '@portal/contract/marketplace/states'

type Picture = In<typeof PictureSchema>

/** Some or all form fields of an item. */
export type Edit<Form> = Partial<Form> & { imagenes?: Picture[] }

type Stored<Form> = Form & { imagenes: Picture[] }

/** An edit that waits for staff, or was refused. */
export interface Version<Form> {
  estado: 'pendiente' | 'rechazada'
  datos: Edit<Form>
}

export interface Difference {
  campo: string
  actual: unknown
  nuevo: unknown
}

interface Kind<Form, Values extends Form> {
  /** Columns of the form, in order. */
  columns: readonly (keyof Form & string)[]
  /** Columns whose edits need approval (rule marketplace/approval-of-edits). */
  guarded: readonly (keyof Form & string)[]
  /** Returns the form fields of a stored item. */
  formOf(item: Form): Form
  /** Returns the form as stored; idempotent. */
  completed(form: Form): Values
}

/** Pictures in their order, each with its view: what a difference is. */
const shownBy = (pictures: readonly Picture[]) => pictures.map(({ id, vista = '' }) => `${id} ${vista}`).join()

/** Returns the functions for edits of approved items of one kind. */
export function editsOf<Form extends object, Values extends Form>(kind: Kind<Form, Values>) {
  const { columns, guarded, formOf, completed } = kind

  /** Splits an edit of an approved item: what is stored immediately, and what waits (null: nothing). */
  function splitEdit(
    before: Stored<Form>,
    wanted: Values,
    pictures: Picture[],
  ): { now: Values; waiting: Edit<Form> | null } {
    const differing = guarded.filter((column) => before[column] !== wanted[column])
    const waiting = {
      ...Object.fromEntries(differing.map((column) => [column, wanted[column]])),
      ...(shownBy(before.imagenes) === shownBy(pictures) ? {} : { imagenes: pictures }),
    } as Edit<Form> // built column by column
    const unchanged = Object.fromEntries(guarded.map((column) => [column, before[column]]))
    const now = completed({ ...formOf(wanted), ...unchanged })
    return { now, waiting: Object.keys(waiting).length ? waiting : null }
  }

  /** Returns an item with an edit applied. */
  function withChanges(item: Stored<Form>, { imagenes = item.imagenes, ...changes }: Edit<Form>) {
    return { values: completed({ ...formOf(item), ...changes }), pictures: imagenes }
  }

  /** Returns all form fields of an item, to compare a refused item with the next try. */
  const snapshotOf = (item: Stored<Form>): Edit<Form> => ({ ...formOf(item), imagenes: item.imagenes })

  /**
   * Returns the differences (rule marketplace/approval-of-edits): public against wanted or refused values; for a new
   * try, refused against current values.
   */
  function differencesOf(
    item: Stored<Form> & { aprobacion: number },
    version: Version<Form> | undefined,
  ): Difference[] {
    if (!version) return []
    const { datos: changes } = version
    const isNewTry = item.aprobacion !== ApprovalStatus.approved
    const pairs = [
      ...columns.flatMap((column) =>
        column in changes && changes[column] !== item[column]
          ? [{ campo: column as string, item: item[column] as unknown, change: changes[column] as unknown }]
          : [],
      ),
      ...(changes.imagenes && shownBy(changes.imagenes) !== shownBy(item.imagenes)
        ? [{ campo: 'imagenes', item: item.imagenes, change: changes.imagenes }]
        : []),
    ]
    return pairs.map(({ campo, item, change }) =>
      isNewTry ? { campo, actual: change, nuevo: item } : { campo, actual: item, nuevo: change },
    )
  }

  return { formOf, splitEdit, withChanges, snapshotOf, differencesOf }
}

/** Returns the pictures that an item shows now or may show next. */
export const picturesIn = (item: { imagenes: Picture[] }, changes: { imagenes?: Picture[] } | null | undefined) => [
  ...new Set([...item.imagenes, ...(changes?.imagenes ?? [])].map(({ id }) => id)),
]
