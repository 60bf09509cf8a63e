import type { Of } from '@portal/contract/core/fields'
import type { PersonCardSchema } from '@portal/contract/settings/schemas'

/** A person with a business card: a setting of the site (decision 057). */
export type Person = Of<typeof PersonCardSchema>

/** Returns the full name. */
export const nameOf = ({ nombres, apellidos }: Pick<Person, 'nombres' | 'apellidos'>): string =>
  `${nombres} ${apellidos}`

/** Returns one letter of each name. */
export const initialsOf = ({ nombres, apellidos }: Person): string => `${[...nombres][0]}${[...apellidos][0]}`
