import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { coreMessages } from '@portal/contract/core/core-messages'
import { ResourceAccess, resourceLimits } from '@portal/contract/resources/constants'
import { resourceSaveMessages as m } from '@portal/contract/resources/messages'
import { Refusal } from '#core/base/errors.ts'
import { networkOf } from '#core/base/ip-addresses.ts'
import type { FileDownload, FileRequest, OpenFile } from '#core/http/file-downloads.ts'
import { actorFor } from '#core/identity/people.ts'
import { openSessionsOf } from '#core/identity/sessions.ts'
import { signatureOf } from '#core/identity/signatures.ts'
import type { ResourceDeps } from '../deps.ts'
import { type Reader, readerOf } from '../policy.ts'
import * as log from '../queries/downloads.ts'
import * as queries from '../queries/library.ts'
import { sentAs } from '../rules.ts'
import { isPast, isSignedFor, readSigned, type Signed } from './signature.ts'

type Deps = Pick<ResourceDeps, 'db' | 'files' | 'secrets'>

/** The addresses of files and captions: by a signature, or of public resources by anyone. */
export const resourceDownloads = (deps: Deps): readonly FileDownload[] => [
  { path: '/v1/recursos/archivo/:revision', open: (request) => openFile(deps, request) },
  { path: '/v1/recursos/subtitulos/:revision/:idioma', open: (request) => openCaptions(deps, request) },
]

/** Opens a file, and writes that the download begins: user, revision, time (rule resources/signed-address). */
async function openFile({ db, files, secrets }: Deps, request: FileRequest): Promise<OpenFile> {
  const { file, signed, reader } = await admitted({ db, secrets }, request)
  const begun = { revisionId: file.revision_id, userId: reader?.id ?? null, enterpriseId: reader?.enterpriseId ?? null }
  const isNew = signed !== null || request.isFromStart
  const row =
    isNew && !request.caller.asksForHeaders
      ? await log.insertDownload(db, {
          ...begun,
          mark: signed?.mark ?? visitMark(secrets.enlace, request, new Date()),
          network: networkIn(secrets, request),
        })
      : undefined
  const { type, isShown } = sentAs(file.tipo_contenido)
  return {
    name: file.nombre,
    type,
    bytes: file.bytes,
    sha256: file.sha256,
    disposition: isShown && request.query.descarga === undefined ? 'inline' : 'attachment',
    isPublic: signed === null,
    stream: (part) => files.sender(file, part),
    async ended(position) {
      if (signed) await log.noteDownload(db, signed.mark, position)
      else if (row) await log.noteVisit(db, row.id, position)
    },
  }
}

/** The same for all requests of one address for one file within an hour: they are one download of the log. */
function visitMark(secret: string, { caller, params }: FileRequest, now: Date): string {
  const hour = now.toISOString().slice(0, 13)
  return `v${signatureOf(secret, `visita|${params.revision}|${networkOf(caller.ip)}|${hour}`).slice(0, 22)}`
}

async function openCaptions(deps: Deps, request: FileRequest): Promise<OpenFile> {
  const { file, signed } = await admitted(deps, request)
  const text = { es: file.subtitulos, en: file.subtitulos_en }[request.params.idioma ?? '']
  if (!text) throw new Refusal(coreMessages.absent)
  const content = Buffer.from(text)
  return {
    name: `${file.nombre}.${request.params.idioma}.vtt`,
    type: 'text/vtt; charset=utf-8',
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    disposition: 'inline',
    isPublic: signed === null,
    stream: async (part) => Readable.from([part ? content.subarray(part.start, part.end + 1) : content]),
  }
}

interface Admitted {
  file: queries.ResourceFile
  /** Null for a public resource that anyone loads. */
  signed: Signed | null
  reader: Reader | null
}

/**
 * Checks the signature, then the access of its user as it is now: their license may have ended since. Throws
 * `linkEnded` when the address has ended, unless it goes on with a download that was running until a moment ago in the
 * same network; never after its last hour, nor after the session in which it was asked for.
 */
async function admitted({ db, secrets }: Pick<Deps, 'db' | 'secrets'>, request: FileRequest): Promise<Admitted> {
  const id = Number(/^\d{1,9}$/.exec(request.params.revision ?? '')?.[0] ?? 0)
  if (request.query.firma === undefined) {
    const file = await queries.getFileOf(db, nobody, id)
    if (file?.acceso !== ResourceAccess.public) throw new Refusal(m.absent)
    return { file, signed: null, reader: null }
  }
  const signed = readSigned(id, request.query)
  const sessions = signed ? ['', ...(await openSessionsOf(db, signed.userId))] : []
  if (!signed || !isSignedFor(secrets.enlace, signed, request.query.firma, sessions)) throw new Refusal(m.absent)
  if (request.actor && request.actor.id !== signed.userId) throw new Refusal(m.notYours)
  const isOver = signed.ends * 1000 <= Date.now()
  const mayGoOn =
    !isPast(signed, new Date()) &&
    (await log.isRunning(db, { mark: signed.mark, network: networkIn(secrets, request) }, resourceLimits.linkMinutes))
  if (isOver && !mayGoOn) throw new Refusal(m.linkEnded)
  const person = await actorFor(db, signed.userId, request.caller.requestId)
  if (!person) throw new Refusal(m.absent)
  const reader = readerOf(person)
  const file = await queries.getFileOf(db, reader, id)
  if (!file) throw new Refusal(m.absent)
  if (!file.es_abierto) throw new Refusal(m.lacksLicense)
  return { file, signed, reader }
}

const networkIn = (secrets: Deps['secrets'], { caller }: FileRequest) =>
  signatureOf(secrets.enlace, `recurso-red ${networkOf(caller.ip)}`)

/** A visitor: of no enterprise, without licenses. */
const nobody: Reader = { id: 0, isOfHouse: false, enterpriseId: null }
