export const pastDocumentsPath = '/dashboard/cotizaciones/historicos'

/** The past documents of an enterprise. */
export const pastDocumentsOf = (enterpriseId: number): string => `${pastDocumentsPath}?empresa_id=${enterpriseId}`
