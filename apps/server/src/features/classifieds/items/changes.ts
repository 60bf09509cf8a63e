import { ApprovalStatus } from '@portal/contract/classifieds/states'
import { completed, formColumns, formOf, type ItemForm, type ItemValues, type Picture } from './values.ts'

/** Fields of an item, of those that need approval or of all of them. */
export type Changes = Partial<ItemForm> & { imagenes?: Picture[] }

interface Stored extends ItemForm {
  imagenes: Picture[]
}

/**
 * What an approved item keeps until staff agree: price, brand, year, category (decision 27). Whether it is for rent, what
 * a rent costs and what we earn by it are parts of its price.
 */
const guarded = [
  'marca',
  'anio',
  'categoria_id',
  'moneda',
  'precio',
  'consultar_precio',
  'es_venta',
  'es_arriendo',
  'precio_arriendo',
  'dias_minimos',
  'es_venta_externa',
  'utilidad_porcentaje',
  'utilidad_monto',
  'comision_venta_porcentaje',
  'comision_venta_monto',
  'comision_arriendo_porcentaje',
  'comision_arriendo_monto',
  'es_exento',
] as const satisfies readonly (keyof ItemForm)[]

const idsOf = (pictures: readonly Picture[]) => pictures.map(({ id }) => id).join()

/** Splits an edit of an approved item: what holds at once, and what waits (null: nothing). */
export function splitEdit(
  before: Stored,
  wanted: ItemValues,
  pictures: Picture[],
): { now: ItemValues; waiting: Changes | null } {
  const differing = guarded.filter((column) => before[column] !== wanted[column])
  const waiting: Changes = {
    ...Object.fromEntries(differing.map((column) => [column, wanted[column]])),
    ...(idsOf(before.imagenes) === idsOf(pictures) ? {} : { imagenes: pictures }),
  }
  const kept = Object.fromEntries(guarded.map((column) => [column, before[column]]))
  const now = completed({ ...formOf(wanted), ...kept })
  return { now, waiting: Object.keys(waiting).length ? waiting : null }
}

/** An item with an edit laid over it. */
export function withChanges(item: Stored, { imagenes = item.imagenes, ...changes }: Changes) {
  return { values: completed({ ...formOf(item), ...changes }), pictures: imagenes }
}

/** Everything of an item that a form writes: what was refused, to be compared with what comes next. */
export const snapshotOf = (item: Stored): Changes => ({ ...formOf(item), imagenes: item.imagenes })

export interface Version {
  estado: 'pendiente' | 'rechazada'
  datos: Changes
}

export interface Difference {
  campo: string
  actual: unknown
  nuevo: unknown
}

/** Side by side (A2.1): what is public and what is wanted or was refused; of a new try what was refused and what it is now. */
export function differencesOf(item: Stored & { aprobacion: number }, version: Version | undefined): Difference[] {
  if (!version) return []
  const { datos: changes } = version
  const isNewTry = item.aprobacion !== ApprovalStatus.approved
  const pairs = [
    ...formColumns.flatMap((column) =>
      column in changes && changes[column] !== item[column]
        ? [{ campo: column, item: item[column], change: changes[column] }]
        : [],
    ),
    ...(changes.imagenes && idsOf(changes.imagenes) !== idsOf(item.imagenes)
      ? [{ campo: 'imagenes', item: item.imagenes, change: changes.imagenes }]
      : []),
  ]
  return pairs.map(({ campo, item, change }) =>
    isNewTry ? { campo, actual: change, nuevo: item } : { campo, actual: item, nuevo: change },
  )
}

/** Pictures that an item shows now or may show next. */
export const picturesIn = (item: { imagenes: Picture[] }, changes: Changes | null | undefined): string[] => [
  ...new Set([...item.imagenes, ...(changes?.imagenes ?? [])].map(({ id }) => id)),
]
