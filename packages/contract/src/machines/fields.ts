import { currencyNames, defaultCurrency } from '../core/currencies.ts'
import type { EntityFields } from '../core/entities.ts'
import { mostProfit } from '../marketplace/constants.ts'
import { machineConditionNames, offerModeNames } from './constants.ts'
import { machineSystemNames, systemStateNames } from './inspection.ts'
import type { machineMessages } from './messages.ts'
import { machineKinds } from './number-kinds.ts'

type Fields = EntityFields<keyof typeof machineMessages>

/** What a machine is and where it stands; a new field needs a line here, a column, and its test. */
export const factFields = {
  marca: {
    kind: 'line',
    label: { es: 'Marca y modelo', en: 'Brand and model' },
    says: 'brandInvalid',
    min: 2,
    max: 120,
    isWide: true,
  },
  /** Empty: the same, or not written. */
  marca_en: {
    kind: 'line',
    label: { es: 'Marca y modelo en inglés', en: 'Brand and model in English' },
    says: 'brandInvalid',
    isOptional: true,
    max: 120,
    isWide: true,
  },
  anio: {
    kind: 'number',
    label: { es: 'Año', en: 'Year' },
    says: 'yearInvalid',
    number: machineKinds.year,
    min: 1950,
    max: 2100,
  },
  condicion: {
    kind: 'choice',
    label: { es: 'Condición', en: 'Condition' },
    says: 'conditionInvalid',
    choices: machineConditionNames,
  },
  categoria_id: { kind: 'row', label: { es: 'Categoría', en: 'Category' }, says: 'categoryInvalid' },
  pais_id: { kind: 'country', label: { es: 'País', en: 'Country' }, says: 'countryInvalid' },
  ciudad: { kind: 'line', label: { es: 'Ciudad', en: 'City' }, says: 'cityInvalid', max: 80 },
  tiempo_uso: {
    kind: 'number',
    label: { es: 'Tiempo de uso', en: 'Usage time' },
    says: 'usageTimeInvalid',
    number: machineKinds.usage,
    min: 0,
    max: 999_999_999,
    start: 0,
  },
  unidad_tiempo_id: {
    kind: 'row',
    label: { es: 'Unidad', en: 'Unit' },
    says: 'timeUnitInvalid',
    isOptional: true,
    imported: { heading: { es: 'Unidad de tiempo', en: 'Time unit' } },
  },
  descripcion: {
    kind: 'text',
    label: { es: 'Descripción', en: 'Description' },
    says: 'descriptionInvalid',
    min: 10,
    max: 5000,
    isWide: true,
  },
  /** Empty while it is in Spanish only. */
  descripcion_en: {
    kind: 'text',
    label: { es: 'Descripción en inglés', en: 'Description in English' },
    says: 'descriptionInvalid',
    isOptional: true,
    max: 5000,
    isWide: true,
  },
} as const satisfies Fields

/** How a machine is offered: for sale, rent and offers. */
export const offerFields = {
  moneda: {
    kind: 'option',
    label: { es: 'Moneda', en: 'Currency' },
    says: 'priceInvalid',
    choices: currencyNames,
    start: defaultCurrency,
  },
  precio: { kind: 'amount', label: { es: 'Precio', en: 'Price' }, says: 'priceInvalid', isOptional: true, start: 0 },
  consultar_precio: {
    kind: 'flag',
    label: { es: 'Precio a consultar', en: 'Price on request' },
    says: 'priceInvalid',
    start: false,
  },
  es_venta: { kind: 'flag', label: { es: 'Venta', en: 'Sale' }, says: 'rentalFlagInvalid', start: true },
  es_arriendo: { kind: 'flag', label: { es: 'Arriendo', en: 'Rent' }, says: 'rentalFlagInvalid', start: false },
  precio_arriendo: {
    kind: 'amount',
    label: { es: 'Arriendo por día', en: 'Rent per day' },
    says: 'rentalPriceInvalid',
    isOptional: true,
  },
  dias_minimos: {
    kind: 'number',
    label: { es: 'Mínimo de días', en: 'Minimum of days' },
    says: 'minimumDaysInvalid',
    isOptional: true,
    number: machineKinds.days,
    min: 1,
    max: 365,
    imported: { heading: { es: 'Mínimo de días', en: 'Minimum days' } },
  },
  /** A workbook says it by how offers are taken. */
  es_oferta: {
    kind: 'flag',
    label: { es: 'Recibe ofertas', en: 'Takes offers' },
    says: 'offerFlagInvalid',
    start: false,
    imported: false,
  },
  modo_oferta: {
    kind: 'option',
    label: { es: 'Cómo se ofrece', en: 'How it is offered' },
    says: 'offerFlagInvalid',
    choices: offerModeNames,
    isOptional: true,
    imported: { heading: { es: 'Cómo recibe ofertas', en: 'How it takes offers' } },
  },
  es_venta_externa: { kind: 'flag', label: { es: 'Venta externa', en: 'External sale' }, start: false },
  utilidad_porcentaje: {
    kind: 'number',
    label: { es: 'Utilidad (%)', en: 'Profit (%)' },
    isOptional: true,
    number: machineKinds.share,
    min: 0,
    max: mostProfit,
  },
  utilidad_monto: { kind: 'amount', label: { es: 'Utilidad', en: 'Profit' }, isOptional: true },
} as const satisfies Fields

/** What its price contains for others: commissions and tax. */
export const chargeFields = {
  comision_venta_porcentaje: {
    kind: 'number',
    label: { es: 'De la venta (%)', en: 'Of the sale (%)' },
    says: 'commissionPercentageInvalid',
    isOptional: true,
    number: machineKinds.share,
    min: 0,
    max: 100,
    start: 0,
    imported: { heading: { es: 'Comisión de venta (%)', en: 'Sale commission (%)' } },
  },
  comision_venta_monto: {
    kind: 'amount',
    label: { es: 'De la venta', en: 'Of the sale' },
    says: 'commissionAmountInvalid',
    isOptional: true,
    start: 0,
    imported: { heading: { es: 'Comisión de venta', en: 'Sale commission' } },
  },
  comision_arriendo_porcentaje: {
    kind: 'number',
    label: { es: 'Del arriendo (%)', en: 'Of the rent (%)' },
    says: 'rentalCommissionPercentageInvalid',
    isOptional: true,
    number: machineKinds.share,
    min: 0,
    max: 100,
    start: 0,
    imported: { heading: { es: 'Comisión de arriendo (%)', en: 'Rent commission (%)' } },
  },
  comision_arriendo_monto: {
    kind: 'amount',
    label: { es: 'Del arriendo', en: 'Of the rent' },
    says: 'rentalCommissionAmountInvalid',
    isOptional: true,
    start: 0,
    imported: { heading: { es: 'Comisión de arriendo', en: 'Rent commission' } },
  },
  es_exento: { kind: 'flag', label: { es: 'Exento de IVA', en: 'Exempt from VAT' }, start: false },
} as const satisfies Fields

const system = <const Name extends keyof typeof machineSystemNames>(name: Name) =>
  ({
    kind: 'option',
    label: machineSystemNames[name],
    says: 'systemStateInvalid',
    isOptional: true,
    choices: systemStateNames,
  }) as const

/** The inspection sheet of a machine (rule marketplace/inspection-sheet), which visitors see too. */
export const sheetFields = {
  /** Whole for owner and staff, masked for visitors. */
  serie: {
    kind: 'line',
    label: { es: 'Número de serie', en: 'Serial number' },
    says: 'serialInvalid',
    isOptional: true,
    max: 60,
    isWide: true,
  },
  /** Hours on the meter; null when not read. */
  horometro: {
    kind: 'number',
    label: { es: 'Lectura del horómetro', en: 'Hour meter reading' },
    says: 'hourMeterInvalid',
    isOptional: true,
    number: machineKinds.hours,
    min: 0,
    max: 9_999_999,
  },
  horometro_fecha: {
    kind: 'day',
    label: { es: 'Fecha de la lectura', en: 'Date of the reading' },
    says: 'hourMeterDayInvalid',
    isOptional: true,
  },
  fallas: {
    kind: 'text',
    label: { es: 'Fallas conocidas', en: 'Known faults' },
    says: 'faultsInvalid',
    isOptional: true,
    max: 2000,
    isWide: true,
  },
  /** The owner says that there are none; a text of faults contradicts it and counts. */
  sin_fallas: {
    kind: 'flag',
    label: { es: 'Sin fallas conocidas', en: 'No known faults' },
    says: 'faultsInvalid',
    start: false,
    isWide: true,
  },
  estado_motor: system('estado_motor'),
  estado_hidraulica: system('estado_hidraulica'),
  estado_transmision: system('estado_transmision'),
  estado_rodado: system('estado_rodado'),
  estado_electrico: system('estado_electrico'),
} as const satisfies Fields

/** All that its owner writes of a machine, in the order of the columns. */
export const machineFields = { ...factFields, ...offerFields, ...chargeFields, ...sheetFields } as const
