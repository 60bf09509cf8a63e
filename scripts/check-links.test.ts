import { expect, test } from 'vitest'
import { addressesIn, isThere } from './check-links.ts'

test.each([
  ['<PublicLink to="/classifieds/rent">', ['/classifieds/rent']],
  [`<Link to={\`/dashboard/usuarios/\${id}\`}>`, [`/dashboard/usuarios/\${id}`]],
  ["{ to: '/contact', text: 'contact' },", ['/contact']],
  ["throw redirect(inLanguage('/login?aviso=clave', language))", ['/login?aviso=clave']],
  [`url: \`\${env.PUBLIC_URL}/dashboard/usuarios/\${user.id}\`,`, [`/dashboard/usuarios/\${user.id}`]],
  ["const button = { url: page(publicUrl, '/reset-password', language) }", ['/reset-password']],
  ["const home = '/dashboard/cotizaciones'", []],
  [' * `/dashboard/absent` is not there', []],
])('the addresses in %s', (line, addresses) => {
  expect(addressesIn(line).map(({ address }) => address)).toEqual(addresses)
})

test.each([
  ['/contact', true],
  [`/dashboard/usuarios/\${id}/acceso`, true],
  ['/login?aviso=clave', true],
  [`/dashboard/clasificados/clasificados-solicitudes/historial/\${id}`, true],
  [`/dashboard/clasificados-solicitudes/historial/\${id}`, false],
  ['/dashboard/propiedades/porpiedades-admin', true],
  ['/properties', true],
  ['/v1/docs', true],
])('%s is there: %s', (address, is) => {
  expect(isThere(address)).toBe(is)
})
