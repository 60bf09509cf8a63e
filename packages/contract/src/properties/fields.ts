import type { EntityFields } from '../core/entities.ts'
import { mostProfit } from '../marketplace/constants.ts'
import { PropertyCurrency, propertyCategoryNames, propertyConditionNames, propertyCurrencyNames } from './constants.ts'
import type { propertyMessages } from './messages.ts'
import { propertyKinds } from './number-kinds.ts'

type Fields = EntityFields<keyof typeof propertyMessages>

/** What a property is and where it stands; a new field needs a line here, a column, and its test. */
export const buildingFields = {
  titulo: {
    kind: 'line',
    label: { es: 'Título', en: 'Title' },
    says: 'titleInvalid',
    min: 5,
    max: 120,
    isWide: true,
  },
  /** Empty while there is none. */
  titulo_en: {
    kind: 'line',
    label: { es: 'Título en inglés', en: 'Title in English' },
    says: 'titleInvalid',
    isOptional: true,
    max: 120,
    isWide: true,
  },
  anio: {
    kind: 'number',
    label: { es: 'Año de construcción', en: 'Construction year' },
    says: 'yearInvalid',
    number: propertyKinds.year,
    min: 1800,
    max: 2200,
  },
  condicion: {
    kind: 'choice',
    label: { es: 'Se ofrece para', en: 'Offered for' },
    says: 'conditionInvalid',
    choices: propertyConditionNames,
    imported: { heading: { es: 'Condición', en: 'Condition' } },
  },
  categoria_id: {
    kind: 'choice',
    label: { es: 'Categoría', en: 'Category' },
    says: 'categoryInvalid',
    choices: propertyCategoryNames,
  },
  pais_id: { kind: 'country', label: { es: 'País', en: 'Country' }, says: 'countryInvalid' },
  ciudad: { kind: 'line', label: { es: 'Ciudad', en: 'City' }, says: 'cityInvalid', max: 80 },
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

const meters = {
  kind: 'number',
  isOptional: true,
  number: propertyKinds.meters,
  min: 0,
  max: 100_000_000,
  step: 0.01,
  start: 0,
} as const
const count = { kind: 'number', isOptional: true, number: propertyKinds.count, min: 0 } as const

/** Its measures. */
export const measureFields = {
  metros_construidos: {
    ...meters,
    label: { es: 'Metros construidos', en: 'Square meters built' },
    says: 'constructionMetersInvalid',
    imported: { heading: { es: 'Metros construidos', en: 'Construction square meters' } },
  },
  metros_terreno: {
    ...meters,
    label: { es: 'Metros de terreno', en: 'Square meters of land' },
    says: 'landMetersInvalid',
    imported: { heading: { es: 'Metros de terreno', en: 'Land square meters' } },
  },
  habitaciones: { ...count, label: { es: 'Habitaciones', en: 'Rooms' }, max: 2000 },
  banos: { ...count, label: { es: 'Baños', en: 'Bathrooms' }, max: 1000 },
  estacionamientos: { ...count, label: { es: 'Estacionamientos', en: 'Garages' }, max: 2000 },
  piso: { ...count, label: { es: 'Piso', en: 'Floor' }, max: 200 },
  total_pisos: {
    ...count,
    label: { es: 'Pisos del edificio', en: 'Floors of the building' },
    max: 200,
    imported: { heading: { es: 'Total de pisos', en: 'Total floors' } },
  },
} as const satisfies Fields

/** What it costs. */
export const priceFields = {
  moneda: {
    kind: 'option',
    label: { es: 'Moneda', en: 'Currency' },
    says: 'priceInvalid',
    choices: propertyCurrencyNames,
    start: PropertyCurrency.dollar,
  },
  /** The sale price, or the rent of a month. */
  precio: {
    kind: 'amount',
    label: { es: 'Precio', en: 'Price' },
    says: 'priceInvalid',
    isOptional: true,
    start: 0,
    imported: { heading: { es: 'Precio o arriendo mensual', en: 'Price or monthly rent' } },
  },
  consultar_precio: {
    kind: 'flag',
    label: { es: 'Precio a consultar', en: 'Price on request' },
    says: 'priceInvalid',
    start: false,
  },
  /** A month, besides the rent. */
  gastos_comunes: {
    kind: 'amount',
    label: { es: 'Gastos comunes al mes', en: 'Common costs a month' },
    says: 'priceInvalid',
    isOptional: true,
    imported: { heading: { es: 'Gastos comunes al mes', en: 'Monthly common expenses' } },
  },
} as const satisfies Fields

/** What is added to the price of another's property. */
export const profitFields = {
  es_venta_externa: { kind: 'flag', label: { es: 'Venta externa', en: 'External sale' }, start: false },
  utilidad_porcentaje: {
    kind: 'number',
    label: { es: 'Utilidad (%)', en: 'Profit (%)' },
    isOptional: true,
    number: propertyKinds.share,
    min: 0,
    max: mostProfit,
  },
  utilidad_monto: { kind: 'amount', label: { es: 'Utilidad', en: 'Profit' }, isOptional: true },
} as const satisfies Fields

/** What its price contains for others: commission and tax. */
export const feeFields = {
  comision_porcentaje: {
    kind: 'number',
    label: { es: 'Comisión (%)', en: 'Commission (%)' },
    says: 'commissionPercentageInvalid',
    isOptional: true,
    number: propertyKinds.share,
    min: 0,
    max: 100,
    start: 0,
  },
  comision_monto: {
    kind: 'amount',
    label: { es: 'Comisión', en: 'Commission' },
    says: 'commissionAmountInvalid',
    isOptional: true,
    start: 0,
  },
  es_exento: {
    kind: 'flag',
    label: { es: 'Exenta de IVA', en: 'Exempt from VAT' },
    start: false,
    imported: { heading: { es: 'Exento de IVA', en: 'Exempt from VAT' } },
  },
} as const satisfies Fields

/** The terms of a promise of purchase (rule properties/promise): required with its condition, and of no other. */
export const promiseFields = {
  plazo_meses: {
    ...count,
    label: { es: 'Plazo en meses', en: 'Term in months' },
    max: 600,
    imported: { heading: { es: 'Plazo de la promesa (meses)', en: 'Months of the promise' } },
  },
  precio_compra: {
    kind: 'amount',
    label: { es: 'Precio de compra acordado', en: 'Agreed purchase price' },
    says: 'priceInvalid',
    isOptional: true,
    imported: { heading: { es: 'Precio de compra', en: 'Purchase price' } },
  },
  abono_porcentaje: {
    kind: 'number',
    label: { es: 'Abono de cada arriendo (%)', en: 'Credited of each rent (%)' },
    isOptional: true,
    number: propertyKinds.share,
    min: 0,
    max: 100,
    imported: { heading: { es: 'Abono al precio (%)', en: 'Credited to the price (%)' } },
  },
  opcion_hasta: { kind: 'day', label: { es: 'Opción hasta', en: 'Option until' }, isOptional: true },
} as const satisfies Fields

const degrees = { kind: 'number', isOptional: true, number: propertyKinds.degrees } as const

/** Both or none; visitors see them blurred unless the owner shows the place (rule properties/blurred-place). */
export const placeFields = {
  latitud: { ...degrees, label: { es: 'Latitud', en: 'Latitude' }, min: -90, max: 90 },
  longitud: { ...degrees, label: { es: 'Longitud', en: 'Longitude' }, min: -180, max: 180 },
  muestra_ubicacion: {
    kind: 'flag',
    label: { es: 'Mostrar el lugar exacto', en: 'Show the exact place' },
    start: false,
    imported: { heading: { es: 'Muestra el lugar exacto', en: 'Shows the exact place' } },
  },
} as const satisfies Fields

/** What its owner writes of a property but its characteristics, in the order of the columns. */
export const propertyFields = {
  ...buildingFields,
  ...measureFields,
  ...priceFields,
  ...profitFields,
  ...feeFields,
  ...promiseFields,
  ...placeFields,
} as const
