import { type Currency, currencyNames, defaultCurrency } from '@portal/contract/core/currencies'
import { moneyKind, type NumberKind } from '@portal/contract/core/numbers'
import type { ClassifiedColumn } from '@portal/contract/imports/columns'
import { MachineCondition, machineConditionNames, offerModeNames } from '@portal/contract/listings/constants'
import { itemKinds } from '@portal/contract/listings/number-kinds'
import type { Cell } from '#core/untrusted/workbook/cells.ts'
import { byName, flagOf, folded, named, notUnderstood, numberOf } from '../../cells.ts'
import type { SheetRow } from '../../queries.ts'

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

const conditions = new Map<string, number>(
  Object.values(MachineCondition).flatMap((condition) => {
    const { es, en } = machineConditionNames[condition]
    return [String(condition), es, en, es.replace(/o$/, 'a')].map((name) => [folded(name), condition] as const)
  }),
)
const modes = named(offerModeNames)
const currencies = named(currencyNames)
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

/** Returns the year of a date; other values unchanged. */
const yearIn = (cell: Cell): Cell => /^\d{1,2}[-/]\d{1,2}[-/](\d{4})$/.exec(String(cell).trim())?.[1] ?? cell

/** Returns the code of the listing to change, or null. */
export const skuOf = ({ sku }: SheetRow['datos']): string | null => String(sku ?? '').toUpperCase() || null
