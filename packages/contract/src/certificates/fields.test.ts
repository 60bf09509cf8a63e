import { expect, test } from 'vitest'
import { importKinds } from '../imports/kinds.ts'
import { CertificateContentSchema, CertificateRowSchema } from './schemas.ts'

const good = {
  nombre: 'Ñandú Pérez',
  email: 'nandu@example.com',
  titulo: 'Tronadura segura',
  titulo_en: 'Safe blasting',
  horas: '7,5',
  emitido_el: '2026-01-10',
}

test.each([
  ['nombre', '李李李', 'nameInvalid'],
  ['nombre', 'x'.repeat(121), 'nameInvalid'],
  ['email', 'nandu', 'emailInvalid'],
  ['titulo', 'ab', 'titleInvalid'],
  ['titulo_en', '~~~', 'titleInvalid'],
  ['horas', 0.4, 'hoursInvalid'],
  ['horas', 7.25, 'hoursInvalid'],
  ['emitido_el', '1999-12-31', 'dateInvalid'],
])('a wrong %s is refused by its own message: %s', (field, value, says) => {
  const { error } = CertificateContentSchema.safeParse({ ...good, [field]: value })
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[field, says]])
})

test('only the language may be left out, and hours are read as they are typed', () => {
  expect(CertificateContentSchema.parse(good)).toEqual({ ...good, horas: 7.5, idioma: 'es' })
  expect(CertificateContentSchema.safeParse({}).error?.issues).toHaveLength(6)
  expect(CertificateRowSchema.shape.horas.safeParse(null).success).toBe(false)
})

test('the workbook has its columns in their order', () => {
  expect(Object.values(importKinds.certificado.columns).map(({ name }) => name.es)).toEqual([
    ...['Nombre', 'Correo', 'Taller', 'Título', 'Título en inglés', 'Horas', 'Fecha de emisión', 'Idioma'],
    ...['Motivo de la reemisión', 'Código', 'Estado'],
  ])
  expect(
    Object.entries(importKinds.certificado.columns).flatMap(([name, column]) => ('isRequired' in column ? name : [])),
  ).toEqual(['nombre', 'email', 'horas', 'emitido_el'])
})
