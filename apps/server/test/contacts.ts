import type { Person } from './people.ts'
import type { TestApp } from './start-app.ts'

let made = 0

/** A form of a contact like no other. */
export function aContactForm(changes: object = {}) {
  made += 1
  return {
    nombre: `Contacto ${nameOf(made)}`,
    email: `contacto${made}@example.com`,
    telefono: `+5691${String(made).padStart(7, '0')}`,
    pais_id: 152,
    empresa: `Minera ${nameOf(made * 7)}`,
    ocupacion: '',
    idioma: 'es',
    ...changes,
  }
}

/** Letters of a number: names that are not alike. */
const nameOf = (number: number): string => {
  const letters = [...String(number)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('a')
  return `${letters}o ${[...letters].reverse().join('')}u`
}

/** Stores a contact of this person; returns its id. */
export async function aContact(t: TestApp, of: Person, changes: object = {}): Promise<number> {
  const saved = await t.call('POST', '/v1/contacto/save', aContactForm(changes), of)
  if (saved.estado !== 'OK') throw new Error(JSON.stringify(saved))
  return saved.datos.contacto_id
}
