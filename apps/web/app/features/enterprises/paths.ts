/** The page of an enterprise. */
export const enterprisePath = (id: number): string => `/dashboard/sistema/empresas/informacion-empresa/${id}`

/** The prices of an enterprise. */
export const pricesOf = (id: number): string => `/dashboard/sistema/asignar-producto?empresa_id=${id}`
