const home = '/dashboard/contactos'

export const contactsPath = `${home}/lista-contactos`

/** Where the pages of contacts are. */
export const contactPages = `${home}/detalles-contacto`

export const contactPath = (id: number) => `${contactPages}/${id}`

/** A person as another feature knows them. */
export interface Person {
  nombre: string
  email: string
  telefono: string
  empresa: string
  pais_id: number | null
  idioma?: string
}

/** The contact with this e-mail or phone; the form of a new one where there is none. */
export function personPath({ pais_id: countryId, ...person }: Person): string {
  const known = Object.entries({ ...person, pais_id: countryId === null ? '' : String(countryId) })
  return `${home}/buscar?${new URLSearchParams(known.filter(([, value]) => value !== '') as [string, string][])}`
}
