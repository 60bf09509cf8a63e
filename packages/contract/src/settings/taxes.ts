/** The sales tax of a country from a day on. */
export interface CountryTax {
  pais_id: number
  /** As its documents call it: IVA, IGV. */
  nombre: string
  /** Percent. */
  tasa: number
  /** First day on which it holds, `YYYY-MM-DD`. */
  desde: string
}

/** Whose tax is in amounts in Chilean pesos (rule payments/net). */
export const chileId = 152

/** The tax table until someone saves another one (rule quotes/tax). */
export const startingTaxes: { tasas: readonly CountryTax[] } = {
  tasas: [{ pais_id: chileId, nombre: 'IVA', tasa: 19, desde: '2003-10-01' }],
}

export const taxLimits = { rows: 300, name: 20 } as const
export const taxRate = { unit: 'percent', min: 0, max: 100, decimals: 2 } as const

/**
 * General rates that the form offers for a country, by its number. None holds before someone saves it: they may have
 * changed, and a company may be exempt (decision 112).
 */
export const proposedTaxes: Readonly<Partial<Record<number, Pick<CountryTax, 'nombre' | 'tasa'>>>> = {
  32: { nombre: 'IVA', tasa: 21 },
  68: { nombre: 'IVA', tasa: 13 },
  [chileId]: { nombre: 'IVA', tasa: 19 },
  170: { nombre: 'IVA', tasa: 19 },
  188: { nombre: 'IVA', tasa: 13 },
  214: { nombre: 'ITBIS', tasa: 18 },
  218: { nombre: 'IVA', tasa: 15 },
  222: { nombre: 'IVA', tasa: 13 },
  320: { nombre: 'IVA', tasa: 12 },
  340: { nombre: 'ISV', tasa: 15 },
  484: { nombre: 'IVA', tasa: 16 },
  558: { nombre: 'IVA', tasa: 15 },
  591: { nombre: 'ITBMS', tasa: 7 },
  600: { nombre: 'IVA', tasa: 10 },
  604: { nombre: 'IGV', tasa: 18 },
  858: { nombre: 'IVA', tasa: 22 },
}

/** Returns the tax of a country that holds on a day; undefined where the table has none. */
export const taxOn = (taxes: readonly CountryTax[], countryId: number, day: string): CountryTax | undefined =>
  taxes
    .filter(({ pais_id, desde }) => pais_id === countryId && desde <= day)
    .toSorted((a, b) => (a.desde < b.desde ? 1 : -1))[0]
