import { Currency } from '@portal/contract/core/currencies'
import type { In } from '@portal/contract/core/fields'
import { LicenseType, licenseCodeText } from '@portal/contract/licenses/constants'
import { licenseMessages as m } from '@portal/contract/licenses/messages'
import type { OwnLicensesSchema, RenewalQuoteSchema } from '@portal/contract/licenses/own-schemas'
import { LicenseStatus } from '@portal/contract/licenses/states'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { listServiceProducts } from '../forecast/products.ts'
import { settleGrants } from '../grants/grants.ts'
import * as queries from './queries.ts'
import { findOpen } from './scope.ts'
import { getInterval } from './type.ts'

/** Returns the actor's own licenses, those granted to their e-mail before they had an account included. */
export async function ownLicenses(db: Db, actor: Actor): Promise<In<typeof OwnLicensesSchema>> {
  await settleGrants(db, actor.id)
  const person = await queries.getPerson(db, actor.id)
  const [licenses, services] = await Promise.all([
    queries.listOwn(db, actor.id),
    queries.listDemoServices(db, person.email),
  ])
  return {
    licencias: licenses.map((row) => ({
      ...row,
      puede_descargar: row.estado_id === LicenseStatus.active && !row.emitida_antes,
    })),
    servicios_demo: services,
    empresa: person.empresa,
    identificador_tributario: person.identificador,
  }
}

/**
 * Returns what a quote begins with that renews a license, or that follows a demo. Throws `absent`, or `notSold` without
 * a product.
 */
export async function renewalQuote(db: Db, actor: Actor, id: number): Promise<In<typeof RenewalQuoteSchema>> {
  const row = await findOpen(db, actor, id)
  if (!row) throw new Refusal(m.absent)
  const product = (await listServiceProducts(db)).get(row.servicio_id)
  if (!product) throw new Refusal(m.notSold)
  const person = await queries.getPerson(db, row.usuario_id)
  const isEnglish = person.idioma === 'en'
  const code = licenseCodeText(row.codigo)
  const isDemo = row.tipo_licencia_id === LicenseType.demo
  const [es, en] = isDemo
    ? ['Licencia después de la demostración', 'License after the demo']
    : ['Renovación de la licencia', 'Renewal of license']
  return {
    licencia_id: id,
    codigo: row.codigo,
    producto_id: product.id,
    anios_licencia: Math.max(1, Math.ceil(await getInterval(db, row.tipo_licencia_id))),
    moneda: Currency.dollar,
    es_demo: isDemo,
    referencia: `${isEnglish ? en : es} ${code}`,
    cliente: {
      nombre: person.nombre,
      empresa: person.empresa,
      telefono: person.telefono,
      email: person.email,
      pais_id: person.pais_id,
      idioma: person.idioma,
    },
  }
}
