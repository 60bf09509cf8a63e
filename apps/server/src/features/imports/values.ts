import { MachineCondition, machineConditionNames, offerModeNames } from '@portal/contract/classifieds/constants'
import { currencyNames } from '@portal/contract/core/currencies'
import type { Text } from '@portal/contract/core/text'
import type { ClassifiedColumn } from '@portal/contract/imports/columns'
import type { Cell } from '#core/strangers/workbook/cells.ts'
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

/** What a row says, as the form of an item is sent; what is not understood is passed on, for the form's rules to refuse. */
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
const numbers = [
  'tiempo_uso',
  'precio',
  'precio_arriendo',
  'dias_minimos',
  'utilidad_porcentaje',
  'utilidad_monto',
  'comision_venta_porcentaje',
  'comision_venta_monto',
  'comision_arriendo_porcentaje',
  'comision_arriendo_monto',
] as const satisfies readonly ClassifiedColumn[]
const texts = ['marca', 'ciudad', 'descripcion'] as const satisfies readonly ClassifiedColumn[]

/** Reads rows by the names that categories, countries and units have now, in both languages or by ISO code. */
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
    read(['anio'], yearOf)
    read(numbers, numberOf)
    read(flags, flagOf)
    for (const [field, names] of lookups) read([field], (cell) => names.get(folded(cell)) ?? unknownName)
    return sent
  }
}

/** No choice is called so, whatever it is sent as. */
const unknownName = '?'

function flagOf(cell: Cell): boolean | string {
  if (typeof cell === 'boolean') return cell
  const text = folded(cell)
  return yes.has(text) ? true : no.has(text) ? false : text
}

/** A year, or the year of a date. */
function yearOf(cell: Cell): unknown {
  if (typeof cell === 'number') return cell
  const text = String(cell).trim()
  return /^\d{1,2}[-/]\d{1,2}[-/](\d{4})$/.exec(text)?.[1] ?? text
}

/** A number as it is typed in Chile or in English: 80.000,50 and 80,000.50; of one separator, three digits behind it are thousands. */
function numberOf(cell: Cell): number | string {
  if (typeof cell === 'number') return Number(cell.toPrecision(15))
  const text = String(cell).replace(/[\s$%]|USD|CLP|US/gi, '')
  const plain = /^\d+$/.test(text)
    ? text
    : /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(text)
      ? text.replaceAll('.', '').replace(',', '.')
      : /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)
        ? text.replaceAll(',', '')
        : /^\d+[.,]\d+$/.test(text)
          ? text.replace(',', '.')
          : null
  return plain === null ? String(cell) : Number(plain)
}

/** The code of the listing that a row changes, or null for a row that makes one. */
export const skuOf = ({ sku }: SheetRow['datos']): string | null => String(sku ?? '').toUpperCase() || null

/** The correlativo of a row, or null. */
export function correlativeOf(datos: SheetRow['datos']): number | null {
  const number = Number(datos.correlativo ?? Number.NaN)
  return Number.isInteger(number) && number >= 1 ? number : null
}
