import { type Currency, currencyNames, defaultCurrency } from '@portal/contract/core/currencies'
import { countKind, moneyKind, type NumberKind, readNumber } from '@portal/contract/core/numbers'
import type { Text } from '@portal/contract/core/text'
import type { ClassifiedColumn } from '@portal/contract/imports/columns'
import { MachineCondition, machineConditionNames, offerModeNames } from '@portal/contract/listings/constants'
import { itemKinds } from '@portal/contract/listings/number-kinds'
import type { Cell } from '#core/untrusted/workbook/cells.ts'
import { folded, type SheetRow } from './rows.ts'

interface Choice {
  id: number
  nombre: string
  nombre_en: string
  codigo?: string
}

export interface Choices {
  categorias: readonly Choice[]
  paises: readonly Choice[]
  unidades_tiempo: readonly Choice[]
}

/** Converts a row into the form of an item; passes on unknown values, which the form's rules refuse. */
export type Reader = (datos: SheetRow['datos']) => Record<string, unknown>

const byName = (choices: readonly Choice[]) =>
  new Map(
    choices.flatMap(({ id, nombre, nombre_en, codigo }) =>
      [nombre, nombre_en, codigo].flatMap((name) => (name ? [[folded(name), id] as const] : [])),
    ),
  )
const named = <K extends string>(names: Readonly<Record<K, Text>>) =>
  new Map(
    (Object.entries(names) as [K, Text][]).flatMap(([key, { es, en }]) =>
      [key, es, en].map((name) => [folded(name), key] as const),
    ),
  )

const conditions = new Map<string, number>(
  Object.values(MachineCondition).flatMap((condition) => {
    const { es, en } = machineConditionNames[condition]
    return [String(condition), es, en, es.replace(/o$/, 'a')].map((name) => [folded(name), condition] as const)
  }),
)
const modes = named(offerModeNames)
const currencies = named(currencyNames)
const yes = new Set(['si', 'yes', 'true', 'verdadero', '1', 'x', 's', 'y'])
const no = new Set(['no', 'false', 'falso', '0', 'n'])

const flags = ['es_venta', 'es_arriendo', 'consultar_precio', 'es_venta_externa', 'es_exento'] as const

/** Formats of the figures; amounts in the currency of their row, which may be next to them. */
const figureKinds = (currency: Currency) => {
  const money = moneyKind(currency)
  return {
    anio: itemKinds.year,
    tiempo_uso: itemKinds.usage,
    precio: money,
    precio_arriendo: money,
    dias_minimos: itemKinds.days,
    utilidad_porcentaje: itemKinds.share,
    utilidad_monto: money,
    comision_venta_porcentaje: itemKinds.share,
    comision_venta_monto: money,
    comision_arriendo_porcentaje: itemKinds.share,
    comision_arriendo_monto: money,
  } satisfies Partial<Record<ClassifiedColumn, NumberKind>>
}
const figures = Object.keys(figureKinds(defaultCurrency)) as (keyof ReturnType<typeof figureKinds>)[]
const texts = ['marca', 'ciudad', 'descripcion'] as const satisfies readonly ClassifiedColumn[]

/** Reads rows by the current names of categories, countries and units, in both languages or by ISO code. */
export function readerOf(choices: Choices): Reader {
  const lookups = [
    ['categoria_id', byName(choices.categorias)],
    ['pais_id', byName(choices.paises)],
    ['unidad_tiempo_id', byName(choices.unidades_tiempo)],
    ['condicion', conditions],
    ['moneda', currencies],
    ['modo_oferta', modes],
  ] as const
  return (datos) => {
    const sent: Record<string, unknown> = datos.modo_oferta === undefined ? {} : { es_oferta: true }
    const read = (fields: readonly ClassifiedColumn[], understood: (cell: Cell) => unknown) => {
      for (const field of fields) if (datos[field] !== undefined) sent[field] = understood(datos[field])
    }
    read(texts, String)
    const kinds = figureKinds(currencies.get(folded(datos.moneda ?? defaultCurrency)) ?? defaultCurrency)
    for (const field of figures) read([field], (cell) => numberOf(field === 'anio' ? yearIn(cell) : cell, kinds[field]))
    read(flags, flagOf)
    for (const [field, names] of lookups) read([field], (cell) => names.get(folded(cell)) ?? notUnderstood)
    return sent
  }
}

/** A value that matches no choice and no number, so that the form's rules refuse it. */
const notUnderstood = '?'

function flagOf(cell: Cell): boolean | string {
  if (typeof cell === 'boolean') return cell
  const text = folded(cell)
  return yes.has(text) ? true : no.has(text) ? false : text
}

/** Returns the year of a date; other values unchanged. */
const yearIn = (cell: Cell): Cell => /^\d{1,2}[-/]\d{1,2}[-/](\d{4})$/.exec(String(cell).trim())?.[1] ?? cell

/** Returns the number of a numeric cell unchanged, and reads a text as a field would (decision 44). */
function numberOf(cell: Cell, kind: NumberKind): number | string {
  if (typeof cell === 'number') return Number(cell.toPrecision(15))
  const read = readNumber(String(cell), kind)
  return read.ok ? read.value : notUnderstood
}

/** Returns the code of the listing to change, or null. */
export const skuOf = ({ sku }: SheetRow['datos']): string | null => String(sku ?? '').toUpperCase() || null

/** Returns the correlativo of a row, or null. */
export function correlativeOf(datos: SheetRow['datos']): number | null {
  const number = numberOf(datos.correlativo ?? '', countKind)
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 ? number : null
}
