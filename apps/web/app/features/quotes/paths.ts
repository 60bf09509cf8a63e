const home = '/dashboard/cotizaciones'

/** Where the screens of quotes stand. */
export const quotePaths = {
  own: `${home}/mis-cotizaciones`,
  all: `${home}/todas`,
  write: `${home}/cotizar`,
} as const
