import type { IncomingMessage } from 'node:http'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Message } from '@portal/contract/core/messages'
import { largeUploads } from '@portal/contract/core/uploads/constants'
import { uploadMessages } from '@portal/contract/core/uploads/messages'
import { Server, type ServerOptions, type Upload } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../base/actor.ts'
import { callerOf } from '../base/caller.ts'
import { Refusal, refusalOf } from '../base/errors.ts'
import { refused } from '../door/door.ts'
import { cleaned } from '../door/text-check.ts'
import { bearerOf, type WhoIs } from '../http/http.ts'
import { closeGently } from '../http/unread-body.ts'
import { HashedStore } from './store.ts'
import type { Uploads } from './uploads.ts'

interface Options {
  uploads: Uploads
  whoIs: WhoIs
  /** Who may upload at all. */
  mayUpload(actor: Actor): boolean
}

type TusRequest = Parameters<NonNullable<ServerOptions['onIncomingRequest']>>[0]

/**
 * Speaks tus 1.0, the protocol of uploads that go on after a lost line. Session and access are checked before anything
 * of a body is read; refusals are the envelope.
 */
export async function mountUploads(app: FastifyInstance, { uploads, whoIs, mayUpload }: Options): Promise<void> {
  const senders = new WeakMap<IncomingMessage, Actor>()
  const senderOf = (request: TusRequest): Actor => senders.get(request.runtime!.node!.req as IncomingMessage)!
  const tus = new Server({
    path: largeUploads.path,
    datastore: new HashedStore(uploads),
    maxSize: largeUploads.maxBytes,
    relativeLocation: true,
    allowedOrigins: [], // our own pages only
    async onIncomingRequest(request, id) {
      if (request.method !== 'POST') await uploads.of(senderOf(request), id)
    },
    async onUploadCreate(request, upload) {
      await uploads.begin(senderOf(request), announcedBy(upload))
      return {}
    },
    async onUploadFinish(request, { id }) {
      await uploads.finished(senderOf(request), id)
      return {}
    },
    onResponseError(request, error) {
      const refusal = refusalIn(error)
      const { status, text } = refused(refusal)
      if (status >= 500 && refusal.entry !== uploadMessages.noRoom)
        app.log.error({ err: error, method: request.method }, 'an upload failed')
      return { status_code: status, body: text }
    },
  })

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null)) // the protocol reads it
    scope.addHook('onRequest', async (request, reply) => {
      const token = bearerOf(request)
      const actor = token ? await whoIs(token, callerOf(request)) : null
      if (!actor) return refuse(reply, coreMessages.sessionEnded)
      if (!mayUpload(actor)) return refuse(reply, coreMessages.notAllowed)
      senders.set(request.raw, actor)
    })
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value as string)
      await tus.handle(request.raw, reply.raw)
      if (!request.raw.complete) closeGently(request.raw.socket) // refused before its body was read
    }
    scope.route({ method: 'POST', url: largeUploads.path, handler })
    scope.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${largeUploads.path}/:id`, handler })
  })
}

function refuse(reply: FastifyReply, entry: Message) {
  const { status, text } = refused(new Refusal(entry))
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(text)
}

function announcedBy({ id, size, metadata }: Upload) {
  const { nombre = '', sha256 = '' } = cleaned({ ...metadata }) as Record<string, string | null>
  return { id, name: nombre ?? '', bytes: size ?? 0, sha256: (sha256 ?? '').trim().toLowerCase() }
}

/** What the protocol itself refuses, as entries of the catalogue with its status. */
function refusalIn(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const { status_code: status } = error as { status_code?: number }
  if (status === undefined) return refusalOf(error)
  const entry = byStatus[status]
  return entry ? new Refusal(entry) : new Refusal({ ...coreMessages.invalid, status }, { cause: error })
}

const byStatus: Readonly<Record<number, Message>> = {
  404: uploadMessages.absent,
  410: uploadMessages.absent,
  413: coreMessages.fileTooLarge,
  500: coreMessages.busy, // a lost line or the disk: the sender tries again
}
