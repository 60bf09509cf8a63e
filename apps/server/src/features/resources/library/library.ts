import type { In } from '@portal/contract/core/fields'
import type { Language } from '@portal/contract/core/language'
import { ResourceType } from '@portal/contract/resources/constants'
import type { DownloadLinkSchema } from '@portal/contract/resources/library/schemas'
import { resourceSaveMessages as m, resourceDoneMessages } from '@portal/contract/resources/messages'
import type { Actor } from '#core/base/actor.ts'
import { Answer, type JsonText } from '#core/base/answers.ts'
import { Refusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import type { ResourceDeps } from '../deps.ts'
import { canManage, readerOf } from '../policy.ts'
import * as queries from '../queries/library.ts'
import { signedQuery } from './signature.ts'

/** Returns a page of what the reader may have, and of what they lack. */
export const listLibrary = (db: Db, actor: Actor, query: queries.LibraryQuery): Promise<JsonText> =>
  queries.listLibrary(db, readerOf(actor), query)

type Deps = Pick<ResourceDeps, 'db' | 'files' | 'secrets' | 'askStaff'>

/**
 * Returns addresses that load a resource for ten minutes, for the actor alone. Throws `lacksLicense` with the license
 * that they lack, and `videoNotDownloaded` or `notRetrieved` when the file is not in the store.
 */
export async function downloadLink(
  { db, files, secrets }: Pick<Deps, 'db' | 'files' | 'secrets'>,
  actor: Actor,
  id: number,
  revisionId: number | null,
): Promise<In<typeof DownloadLinkSchema>> {
  const reader = readerOf(actor)
  const file = await queries.getFile(db, reader, id, canManage(actor) ? revisionId : null)
  if (!file) throw new Refusal((await queries.getSeen(db, reader, id)) ? m.noFile : m.absent)
  if (!file.es_abierto) throw lacksLicense(file)
  if (!(await files.has(file)))
    throw new Refusal(file.tipo === ResourceType.video ? m.videoNotDownloaded : m.notRetrieved)
  const { query, ends } = signedQuery(secrets.enlace, file.revision_id, actor, new Date())
  return {
    url_file: `${filePath(file.revision_id)}?${query}`,
    nombre: file.nombre,
    bytes: file.bytes,
    sha256: file.sha256,
    vence_en: ends.toISOString(),
    subtitulos: captionsOf(file, query),
  }
}

export const filePath = (revisionId: number): string => `/v1/recursos/archivo/${revisionId}`

/** The addresses of the captions of a revision. */
export function captionsOf(
  file: { revision_id: number; subtitulos: string; subtitulos_en: string },
  query: string,
): { idioma: Language; url: string }[] {
  const languages = [file.subtitulos && 'es', file.subtitulos_en && 'en'].filter((one): one is Language => one !== '')
  const path = `/v1/recursos/subtitulos/${file.revision_id}`
  return languages.map((idioma) => ({ idioma, url: `${path}/${idioma}${query && `?${query}`}` }))
}

function lacksLicense({ servicio_id, servicio_nombre }: Pick<queries.ResourceFile, 'servicio_id' | 'servicio_nombre'>) {
  return new Refusal(m.lacksLicense, { data: servicio_id === null ? null : { servicio_id, servicio_nombre } })
}

/** Asks staff for the license that the actor lacks for a resource. A repetition within a day is answered as received. */
export async function askForLicense({ db, askStaff }: Pick<Deps, 'db' | 'askStaff'>, actor: Actor, id: number) {
  const resource = await queries.getSeen(db, readerOf(actor), id)
  if (!resource) throw new Refusal(m.absent)
  const { servicio_nombre: service, titulo, slug: product } = resource
  if (resource.es_abierto || service === null) throw new Refusal(m.notMissing)
  const referencia = await askStaff(actor, { service, resource: titulo, product })
  return referencia === null ? new Answer({ referencia }, resourceDoneMessages.alreadyAsked) : { referencia }
}
