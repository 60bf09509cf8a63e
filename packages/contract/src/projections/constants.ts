import type { Text } from '../core/text.ts'

/** Limits of a projection's figures, in US dollars per unit of the product. */
export const projectionLimits = {
  cost: 1_000_000,
  price: 10_000_000,
  /** Percent on cost; a negative one is a loss, which the order of costs refuses by name. */
  minPercentage: -100,
  maxPercentage: 1_000_000,
  ranges: 10,
  /** Units. */
  quantity: 100_000_000,
  /** Stored decimals of costs, prices and percentages; two are shown. */
  decimals: 6,
  /** Decimals of the price of a range, as used in quotes. */
  priceDecimals: 2,
} as const

/** Limits of a change of one cost of all products of a country, in percent. */
export const costChangeLimits = {
  minPercentage: -90,
  maxPercentage: 300,
  /** Recent changes that are listed. */
  listed: 20,
} as const

/** The parts of a unit's base cost, in order. */
export const costFields = [
  'costo_cable',
  'costo_pcb',
  'costo_plastico',
  'costo_filamento',
  'costo_superficie',
  'costo_resina',
  'costo_oring',
  'costo_extras',
] as const
export type CostField = (typeof costFields)[number]

/** What the company pays and earns per unit, and the percentages from which this could be computed. */
export const companyFigures = [
  ...costFields,
  'royalty_monto',
  'royalty_porcentaje',
  'royalty_total',
  'total_com',
  'porcentaje_sugerido',
  'porcentaje_utilidad',
] as const
export type CompanyFigure = (typeof companyFigures)[number]

export const costNames: Readonly<Record<CostField, Text>> = {
  costo_cable: { es: 'Cable', en: 'Cable' },
  costo_pcb: { es: 'PCB', en: 'PCB' },
  costo_plastico: { es: 'Plástico', en: 'Plastic' },
  costo_filamento: { es: 'Filamento', en: 'Filament' },
  costo_superficie: { es: 'Superficie', en: 'Surface' },
  costo_resina: { es: 'Resina', en: 'Resin' },
  costo_oring: { es: 'O-ring', en: 'O-ring' },
  costo_extras: { es: 'Extras', en: 'Extras' },
}

/** The three parties that earn on a unit, from the plant to the client. */
export const parties = ['empresa', 'master', 'distribuidor'] as const
export type Party = (typeof parties)[number]

export const partyNames: Readonly<Record<Party, Text>> = {
  empresa: { es: 'Empresa', en: 'Company' },
  master: { es: 'Distribuidor máster', en: 'Master distributor' },
  distribuidor: { es: 'Distribuidor', en: 'Distributor' },
}
