const home = '/dashboard/cotizaciones'

/** Open quotes that a newer version of a projection prices otherwise: beside the projections. */
export const priceChangesPath = '/dashboard/sistema/proyecciones/cotizaciones'

/** Where the screens of quotes stand. */
export const quotePaths = {
  own: `${home}/mis-cotizaciones`,
  all: `${home}/todas`,
  write: `${home}/cotizar`,
} as const
