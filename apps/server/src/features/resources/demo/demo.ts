import { createHash } from 'node:crypto'
import type { Language } from '@portal/contract/core/language'
import { ResourceAccess } from '@portal/contract/resources/constants'
import type { Caller } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import type { Files } from '#core/files/files.ts'
import * as queries from './queries.ts'
import { type DemoRevision, demoResources } from './resources.ts'

type Store = Pick<Files, 'put' | 'keep'>

const itself: Caller = { ip: '127.0.0.1', requestId: 'demo' }

/** Loads the demo library with its files, unless there are resources. Returns how many; safe to run twice. */
export async function insertDemoResources(db: Db, files: Store): Promise<number> {
  if (await queries.hasResources(db)) return 0
  const products = await queries.demoProducts(db)
  if (!products) return 0
  const librarian = await queries.findUser(db, 'admin@example.com')
  const resources = demoResources(products)
  for (const { revisions, cover, ...resource } of resources) {
    const isLicensed = resource.acceso === ResourceAccess.license
    const picture =
      cover && (await store(db, files, await cover(), { nombre: 'portada.webp', tipo: 'image/webp' }, true))
    const id = await queries.insertResource(db, {
      ...resource,
      archivo_id: picture ?? null,
      servicio_id: isLicensed ? await queries.serviceOf(db, resource.producto_id) : null,
      creado_por: librarian,
    })
    for (const revision of revisions) await insertRevision(db, files, revision, { id, librarian })
  }
  return resources.length
}

async function insertRevision(
  db: Db,
  files: Store,
  { content, captions, nombre, tipo, ...revision }: DemoRevision,
  of: { id: number; librarian: number | null },
): Promise<void> {
  const text = async (language: Language) => (captions ? `${Buffer.from(await captions[language]())}` : '')
  await queries.insertRevision(db, {
    ...revision,
    subtitulos: await text('es'),
    subtitulos_en: await text('en'),
    recurso_id: of.id,
    archivo_id: await store(db, files, await content(), { nombre, tipo }, false),
    creado_por: of.librarian,
  })
}

async function store(
  db: Db,
  files: Store,
  bytes: Uint8Array,
  named: { nombre: string; tipo: string },
  isPublic: boolean,
): Promise<string> {
  const clave = await files.put(bytes, named.tipo)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return files.keep(db, itself, { clave, ...named, bytes: bytes.length, sha256, es_publico: isPublic, vence_en: null })
}
