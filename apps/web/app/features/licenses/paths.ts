/** The list of licenses, for who has their module. */
export const licensesPath = '/dashboard/sistema/licencias'

/** Renewals by month. */
export const forecastPath = '/dashboard/sistema/licencias/prevision'

/** The reader's own licenses. */
export const ownLicensesPath = '/dashboard/licencias'

/** A new quote that renews a license. */
export const renewalPath = (id: number) => `/dashboard/cotizaciones/cotizar?licencia=${id}`

/** The form of a new license for the account with the address of a contact. */
export const newLicensePath = (contactId: number): string => `${licensesPath}/nueva?contacto=${contactId}`
