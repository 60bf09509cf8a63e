const home = '/dashboard/cotizaciones'

/** Open quotes that a newer version of a projection prices otherwise: next to the projections. */
export const priceChangesPath = '/dashboard/sistema/proyecciones/cotizaciones'

/** Says in the address of a client's page that staff look at it. */
export const internalLook = 'interno'

/** Where the screens of quotes stand. */
export const quotePaths = {
  own: `${home}/mis-cotizaciones`,
  all: `${home}/todas`,
  write: `${home}/cotizar`,
  /** A new one from a quote, or from a template: its id follows. */
  copy: `${home}/cotizar/copia`,
  writeFromTemplate: `${home}/cotizar/plantilla`,
  templates: `${home}/plantillas`,
} as const
