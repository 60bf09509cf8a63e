import type { NumberKind } from '../core/numbers.ts'
import type { Text } from '../core/text.ts'

/** What a number of the settings counts. */
type SettingUnit = 'percent' | 'days' | 'workingDays' | 'USD' | 'CLP' | 'UF' | 'mails' | 'number'

/** A number that a business changes without a programmer. */
export interface NumberSetting {
  readonly unit: SettingUnit
  /** The value until someone changes it. */
  readonly start: number
  readonly min: number
  readonly max: number
  readonly decimals: number
  readonly name: Text
  /** Where it is used. */
  readonly where: Text
}

const percent = (start: number, max: number, name: Text, where: Text): NumberSetting => ({
  unit: 'percent',
  start,
  min: 0,
  max,
  decimals: 2,
  name,
  where,
})
const days = (start: number, [min, max]: readonly [number, number], name: Text, where: Text): NumberSetting => ({
  unit: 'days',
  start,
  min,
  max,
  decimals: 0,
  name,
  where,
})
const money = (unit: 'USD' | 'CLP' | 'UF', start: number, name: Text, where: Text): NumberSetting => ({
  unit,
  start,
  min: 0,
  max: 1_000_000_000,
  decimals: unit === 'CLP' ? 0 : 2,
  name,
  where,
})
const mails = (max: number, name: Text): NumberSetting => ({
  unit: 'mails',
  start: 0,
  min: 0,
  max,
  decimals: 0,
  name,
  where: {
    es: '0 usa el tope del servidor; un número mayor que el tope no lo supera',
    en: '0 uses the bound of the server; a larger number does not exceed it',
  },
})

const onQuotes: Text = {
  es: 'Un descuento mayor necesita aprobación; rige para las cotizaciones que se escriban desde ahora',
  en: 'A larger discount needs approval; applies to quotes written from now on',
}
const onSales: Text = { es: 'Reserva de una venta de maquinaria', en: 'Reservation of a machinery sale' }
const onProperties: Text = { es: 'Reserva de una propiedad en venta', en: 'Reservation of a property for sale' }
const onRents: Text = {
  es: 'Reserva de un arriendo: parte del primer cobro',
  en: 'Reservation of a rent: share of the first charge',
}
const least = (unit: string): Text => ({ es: `Mínimo en ${unit}`, en: `Minimum in ${unit}` })
const most = (unit: string): Text => ({ es: `Máximo en ${unit}`, en: `Maximum in ${unit}` })
const share: Text = { es: 'Porcentaje del precio', en: 'Share of the price' }

/** The groups of numbers, with the bounds and the starting value of each: the only place where they are written. */
export const numberSettings = {
  descuentos: {
    usuario: percent(5, 100, { es: 'Usuario y distribuidor', en: 'User and distributor' }, onQuotes),
    gerente: percent(15, 100, { es: 'Gerente', en: 'Manager' }, onQuotes),
    administrador: percent(30, 100, { es: 'Administrador', en: 'Administrator' }, onQuotes),
  },
  cotizaciones: {
    vigencia_dias: days(
      30,
      [1, 365],
      { es: 'Vigencia de una cotización', en: 'Validity of a quote' },
      {
        es: 'Fecha propuesta al escribir una cotización; la de cada una se puede cambiar',
        en: 'Date proposed when a quote is written; each may have another',
      },
    ),
  },
  numeracion: {
    siguiente: {
      unit: 'number',
      start: 1,
      min: 1,
      max: 99_999_999,
      decimals: 0,
      name: { es: 'Número de la próxima cotización', en: 'Number of the next quote' },
      where: {
        es: 'Cotizaciones de la casa de este año; cada año empieza de nuevo en 1',
        en: 'Quotes of the house of this year; each year begins at 1 again',
      },
    },
  },
  reservas: {
    venta_porcentaje: percent(5, 30, share, onSales),
    venta_minimo_usd: money('USD', 100, least('USD'), onSales),
    venta_maximo_usd: money('USD', 3000, most('USD'), onSales),
    venta_minimo_clp: money('CLP', 100_000, least('CLP'), onSales),
    venta_maximo_clp: money('CLP', 3_000_000, most('CLP'), onSales),
    venta_minimo_uf: money('UF', 2.5, least('UF'), onSales),
    venta_maximo_uf: money('UF', 75, most('UF'), onSales),
    propiedad_porcentaje: percent(1, 30, share, onProperties),
    propiedad_minimo_usd: money('USD', 300, least('USD'), onProperties),
    propiedad_minimo_clp: money('CLP', 300_000, least('CLP'), onProperties),
    propiedad_minimo_uf: money('UF', 7.5, least('UF'), onProperties),
    arriendo_porcentaje: percent(
      50,
      100,
      { es: 'Porcentaje del primer cobro', en: 'Share of the first charge' },
      onRents,
    ),
    arriendo_minimo_usd: money('USD', 100, least('USD'), onRents),
    arriendo_minimo_clp: money('CLP', 100_000, least('CLP'), onRents),
    arriendo_minimo_uf: money('UF', 2.5, least('UF'), onRents),
    maximo_porcentaje: percent(
      30,
      100,
      { es: 'Lo más que el personal puede pedir', en: 'The most that staff may ask for' },
      {
        es: 'Parte del precio, o del primer cobro de un arriendo',
        en: 'Share of the price, or of a rent’s first charge',
      },
    ),
    plazo_dias: {
      unit: 'workingDays',
      start: 10,
      min: 1,
      max: 60,
      decimals: 0,
      name: { es: 'Duración de una reserva pagada', en: 'Duration of a paid reservation' },
      where: { es: 'Desde el pago, de lunes a viernes', en: 'From the payment, Monday to Friday' },
    },
  },
  plazos: {
    gracia_dias: days(
      7,
      [0, 90],
      { es: 'Días de gracia de una licencia', en: 'Grace days of a license' },
      { es: 'Valor propuesto para un servicio nuevo', en: 'Value proposed for a new service' },
    ),
    silencio_dias: days(
      45,
      [1, 3650],
      { es: 'Días sin contacto', en: 'Days without contact' },
      {
        es: 'Desde cuándo un contacto está en silencio, si su responsable no fijó otro número',
        en: 'From when a contact is silent, unless its responsible set another number',
      },
    ),
    datos_dias: days(
      30,
      [1, 30],
      { es: 'Plazo para responder sobre datos personales', en: 'Term to answer about personal data' },
      {
        es: 'Días corridos desde que se confirma la solicitud; la ley 19.628 da 30 como máximo',
        en: 'Calendar days from the confirmation of a request; law 19.628 gives 30 at most',
      },
    ),
  },
  difusiones: {
    por_minuto: mails(100_000, { es: 'Correos por minuto', en: 'Mails a minute' }),
    por_hora: mails(1_000_000, { es: 'Correos por hora', en: 'Mails an hour' }),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, NumberSetting>>>>

type Groups = typeof numberSettings
export type NumberGroup = keyof Groups
/** The numbers of a group, by the name of the field. */
export type Numbers<G extends NumberGroup> = { [F in keyof Groups[G]]: number }

/** How a number is typed and shown. */
export const kindOf = ({ unit, decimals }: Pick<NumberSetting, 'unit' | 'decimals'>): NumberKind => ({
  decimals,
  ...(unit === 'percent' && { isPercent: true }),
})

/** The numbers that hold until someone changes them. */
export const startingNumbers = Object.fromEntries(
  Object.entries(numberSettings).map(([group, fields]) => [
    group,
    Object.fromEntries(Object.entries(fields).map(([name, { start }]) => [name, start])),
  ]),
) as { [G in NumberGroup]: Numbers<G> }
