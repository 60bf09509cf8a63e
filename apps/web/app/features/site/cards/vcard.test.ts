import { expect, test } from 'vitest'
import { vcardOf } from './vcard.route.ts'

const person = {
  slug: 'ivan-ejemplo',
  nombres: 'Iván',
  apellidos: 'Ejemplo Quiroga',
  cargo: 'Ingeniero de fragmentación',
  cargo_en: 'Fragmentation engineer',
  cargo_pt: '',
  tema: '',
  tema_en: '',
  tema_pt: '',
  telefono: '+51 1 200 0102',
  email: 'ivan.ejemplo@example.com',
  pais_id: 604,
  idiomas: ['es'],
  en_soporte: false,
}
const address = 'https://portal.example/ivan-ejemplo'

test('an address book finds name, company, phone, e-mail and page', () => {
  const text = vcardOf({ person, title: 'Ingeniero de fragmentación', company: 'NEXT', address })
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Ejemplo Quiroga;Iván;;;',
    'FN:Iván Ejemplo Quiroga',
    'ORG:NEXT',
    'TITLE:Ingeniero de fragmentación',
    'TEL;TYPE=WORK,VOICE:+5112000102',
    'EMAIL;TYPE=INTERNET,WORK:ivan.ejemplo@example.com',
    `URL:${address}`,
    'END:VCARD',
    '',
  ])
})

test('commas and semicolons of an address are no separators, and long lines are folded without tearing a letter', () => {
  const street = 'Avenida de los Ingenieros Ñuñoa 780; piso 3, oficina 1204, edificio Óptica'
  const office = { street, city: 'Lima', postalCode: '00000', country: 'Perú' }
  const text = vcardOf({ person, title: 'x', company: 'NEXT', address, office })
  expect(text.replaceAll('\r\n ', '')).toContain(
    `ADR;TYPE=WORK:;;${street.replaceAll(',', '\\,').replaceAll(';', '\\;')};Lima;;00000;Perú\r\n`,
  )
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
})
