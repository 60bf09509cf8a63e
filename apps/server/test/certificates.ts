import { Module, Role } from '@portal/contract/access/constants'
import { aUser, type Person, theHouse } from './people.ts'
import type { TestApp } from './start-app.ts'

let made = 0

/** A manager of the house who issues certificates. */
export const anIssuer = async (t: TestApp): Promise<Person> =>
  aUser(t, { role: Role.manager, enterpriseId: await theHouse(t), modules: [Module.certificates] })

/** What the form of a certificate sends. */
export const aCertificateForm = (changes: object = {}) => ({
  nombre: 'María José Ñuñez',
  email: `titular${++made}@example.com`,
  idioma: 'es',
  workshop_id: null,
  titulo: 'Operación de consolas',
  titulo_en: 'Operation of consoles',
  horas: 16,
  emitido_el: '2026-10-16',
  enviar: false,
  ...changes,
})

export interface Issued {
  id: number
  codigo: string
  version: number
}

/** Issues a certificate by hand. */
export async function aCertificate(t: TestApp, as: Person, changes: object = {}): Promise<Issued> {
  const reply = await t.call('POST', '/v1/certificado/save', aCertificateForm(changes), as)
  if (reply.status !== 200) throw new Error(`${reply.codigo} ${reply.mensaje}`)
  return reply.datos
}

/** What the form of a reissue sends. */
export const aReissueForm = (version: number, changes: object = {}) => {
  const { workshop_id: _, ...form } = aCertificateForm({ email: 'otro@example.com', motivo: 'Nombre mal escrito' })
  return { ...form, version, ...changes }
}

export const reissued = (t: TestApp, as: Person, { id, version }: Issued, changes: object = {}) =>
  t.call('POST', `/v1/certificado/reemitir/${id}`, aReissueForm(version, changes), as)

export const revoked = (t: TestApp, as: Person, { id, version }: Issued, motivo = 'Emitido por error') =>
  t.call('PUT', `/v1/certificado/revocar/${id}`, { motivo, version }, as)

/** What the public reads of a code. */
export const checkedCode = (t: TestApp, code: string, from: object = {}) =>
  t.call('GET', `/v1/certificado/verificar/${encodeURIComponent(code)}`, undefined, null, from)
