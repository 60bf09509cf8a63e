import type { Text } from '../core/text.ts'

/** What a property is offered for (`condicion`). */
export const PropertyCondition = {
  sale: 1,
  rent: 2,
  rentWithPromise: 3,
} as const
export type PropertyCondition = (typeof PropertyCondition)[keyof typeof PropertyCondition]

export const propertyConditionNames: Readonly<Record<PropertyCondition, Text>> = {
  1: { es: 'Venta', en: 'Sale' },
  2: { es: 'Arriendo', en: 'Rent' },
  3: { es: 'Arriendo con promesa de compra', en: 'Rent with promise of purchase' },
}

/** Whether the price of a property is the rent of a month. */
export const isRented = (condition: number): boolean => condition !== PropertyCondition.sale

/** The categories of properties; fixed ids. */
export const PropertyCategory = {
  house: 1,
  apartment: 2,
  office: 3,
  warehouse: 4,
  yard: 5,
  camp: 6,
  land: 7,
  premises: 8,
} as const
export type PropertyCategory = (typeof PropertyCategory)[keyof typeof PropertyCategory]

export const propertyCategoryNames: Readonly<Record<PropertyCategory, Text>> = {
  1: { es: 'Casas', en: 'Houses' },
  2: { es: 'Departamentos', en: 'Apartments' },
  3: { es: 'Oficinas', en: 'Offices' },
  4: { es: 'Bodegas y galpones', en: 'Warehouses' },
  5: { es: 'Patios industriales', en: 'Industrial yards' },
  6: { es: 'Campamentos', en: 'Camps' },
  7: { es: 'Terrenos', en: 'Land' },
  8: { es: 'Locales comerciales', en: 'Commercial premises' },
}

const { house, apartment, camp } = PropertyCategory
/** Whether people sleep in a property of a category (by its Spanish name): its rooms are bedrooms. */
export const isHome = (category: string): boolean =>
  [house, apartment, camp].some((home) => propertyCategoryNames[home].es === category)

/** What a property has; the keys are stored and sent. */
export const propertyFeatureNames = {
  acceso_pavimentado: { es: 'Acceso pavimentado', en: 'Paved access' },
  acceso_camiones: { es: 'Acceso de camiones', en: 'Truck access' },
  agua_potable: { es: 'Agua potable', en: 'Drinking water' },
  aire_acondicionado: { es: 'Aire acondicionado', en: 'Air conditioning' },
  alcantarillado: { es: 'Alcantarillado', en: 'Sewerage' },
  amoblado: { es: 'Amoblado', en: 'Furnished' },
  anden_carga: { es: 'Andén de carga', en: 'Loading dock' },
  ascensor: { es: 'Ascensor', en: 'Elevator' },
  bodega: { es: 'Bodega', en: 'Storage room' },
  calefaccion: { es: 'Calefacción', en: 'Heating' },
  casino: { es: 'Casino y cocina industrial', en: 'Canteen and industrial kitchen' },
  cierre_perimetral: { es: 'Cierre perimetral', en: 'Perimeter fence' },
  generador: { es: 'Generador de respaldo', en: 'Backup generator' },
  internet: { es: 'Internet de fibra', en: 'Fiber internet' },
  luz_trifasica: { es: 'Corriente trifásica', en: 'Three-phase power' },
  oficinas: { es: 'Oficinas habilitadas', en: 'Fitted offices' },
  patio: { es: 'Patio', en: 'Yard' },
  piscina: { es: 'Piscina', en: 'Swimming pool' },
  planta_aguas: { es: 'Planta de aguas servidas', en: 'Sewage treatment plant' },
  puente_grua: { es: 'Puente grúa', en: 'Overhead crane' },
  seguridad: { es: 'Seguridad las 24 horas', en: 'Security around the clock' },
  terraza: { es: 'Terraza', en: 'Terrace' },
} as const satisfies Record<string, Text>
export type PropertyFeature = keyof typeof propertyFeatureNames
export const propertyFeatures = Object.keys(propertyFeatureNames) as [PropertyFeature, ...PropertyFeature[]]

/** What prices of properties are written in (rule properties/price-units). */
export const PropertyCurrency = {
  dollar: 'USD',
  chileanPeso: 'CLP',
  uf: 'UF',
} as const
export type PropertyCurrency = (typeof PropertyCurrency)[keyof typeof PropertyCurrency]

export const propertyCurrencyNames: Readonly<Record<PropertyCurrency, Text>> = {
  USD: { es: 'Dólar estadounidense', en: 'US dollar' },
  CLP: { es: 'Peso chileno', en: 'Chilean peso' },
  UF: { es: 'Unidad de fomento', en: 'Chilean unit of account' },
}

/** Years from now in which a property may be finished (rule properties/plausible-figures). */
export const mostYearsAhead = 3

/** Days on which a page says that its price fell (rule properties/price-history). */
export const priceFallShownDays = 30
