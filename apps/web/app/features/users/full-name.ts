interface Named {
  readonly nombres: string
  readonly apellido_paterno: string
  readonly apellido_materno?: string
}

/** As he is addressed: `Ana María Pérez Soto`. */
export const fullName = ({ nombres, apellido_paterno: first, apellido_materno: second = '' }: Named): string =>
  [nombres, first, second].filter(Boolean).join(' ')

/** As a list is sorted: `Pérez Soto, Ana María`. Who gave no last name stands by his names alone. */
export function nameInList({ nombres, apellido_paterno: first, apellido_materno: second = '' }: Named): string {
  const last = [first, second].filter(Boolean).join(' ')
  return last ? `${last}, ${nombres}` : nombres
}

/** One or two letters for a picture that is not there: `AP`. */
export function initials({ nombres, apellido_paterno: last }: Named): string {
  const [name = '', ...rest] = nombres.trim().split(/\s+/)
  return [name, last || (rest.at(-1) ?? '')].map((part) => [...part][0]?.toLocaleUpperCase() ?? '').join('')
}
