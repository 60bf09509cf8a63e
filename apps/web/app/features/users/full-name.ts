interface Named {
  readonly nombres: string
  readonly apellido_paterno: string
  readonly apellido_materno?: string
}

/** Returns the name in reading order: `Ana María Pérez Soto`. */
export const fullName = ({ nombres, apellido_paterno: first, apellido_materno: second = '' }: Named): string =>
  [nombres, first, second].filter(Boolean).join(' ')

/** Returns the name in sorting order: `Pérez Soto, Ana María`; only the first names when there is no last name. */
export function nameInList({ nombres, apellido_paterno: first, apellido_materno: second = '' }: Named): string {
  const last = [first, second].filter(Boolean).join(' ')
  return last ? `${last}, ${nombres}` : nombres
}
