const home = '/dashboard/cotizaciones'

/** The report of open quotes whose projection has a new price; under projections. */
export const priceChangesPath = '/dashboard/sistema/proyecciones/cotizaciones'

/** Parameter of a client's page that marks a visit by staff. */
export const internalLook = 'interno'

/** Paths of the screens of quotes. */
export const quotePaths = {
  own: `${home}/mis-cotizaciones`,
  all: `${home}/todas`,
  expired: `${home}/vencidas`,
  write: `${home}/cotizar`,
  /** A new quote from a quote or from a template; the id follows. */
  copy: `${home}/cotizar/copia`,
  writeFromTemplate: `${home}/cotizar/plantilla`,
  templates: `${home}/plantillas`,
} as const
