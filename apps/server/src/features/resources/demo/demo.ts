import { createHash } from 'node:crypto'
import { ResourceAccess } from '@portal/contract/resources/constants'
import type { Caller } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import type { Files } from '#core/files/files.ts'
import * as queries from './queries.ts'
import { demoResources } from './resources.ts'

const itself: Caller = { ip: '127.0.0.1', requestId: 'demo' }

/**
 * Loads the demo library with its files, and a license of NextLion for the customer, unless there are resources.
 * Returns how many; safe to run twice.
 */
export async function insertDemoResources(db: Db, files: Pick<Files, 'put' | 'keep'>): Promise<number> {
  if (await queries.hasResources(db)) return 0
  const products = await queries.demoProducts(db)
  if (!products) return 0
  const librarian = await queries.findUser(db, 'admin@example.com')
  const resources = demoResources(products)
  for (const { revisions, ...resource } of resources) {
    const isLicensed = resource.acceso === ResourceAccess.license
    const id = await queries.insertResource(db, {
      ...resource,
      servicio_id: isLicensed ? await queries.serviceOf(db, resource.producto_id) : null,
      creado_por: librarian,
    })
    for (const { content, nombre, tipo, ...revision } of revisions) {
      const bytes = await content()
      const clave = await files.put(bytes, tipo)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const written = { clave, nombre, tipo, bytes: bytes.length, sha256, es_publico: false, vence_en: null }
      const archivoId = await files.keep(db, itself, written)
      await queries.insertRevision(db, { ...revision, recurso_id: id, archivo_id: archivoId, creado_por: librarian })
    }
  }
  const customer = await queries.findUser(db, 'cliente@example.com')
  const service = await queries.serviceOf(db, products.lion)
  if (customer && service) await queries.insertLicense(db, customer, service)
  return resources.length
}
