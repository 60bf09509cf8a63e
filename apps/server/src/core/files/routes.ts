import { coreMessages } from '@portal/contract/core/core-messages'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../base/errors.ts'
import { contentDispositionOf } from './content-disposition.ts'
import { servedAs } from './file-kinds.ts'
import { policyOfFile } from './file-policy.ts'
import type { Files } from './files.ts'

interface Asked {
  Params: { id: string }
  /** `descarga`: always download, never show; for files of strangers. */
  Querystring: { vence?: string; firma?: string; descarga?: string }
}

const forEver = 'public, max-age=31536000, immutable'

/** Serves stored files: public ones to anyone, others by a signed address; 404 otherwise. */
export function fileRoutes(app: FastifyInstance, { files }: { files: Files }): void {
  app.get<Asked>('/v1/archivo/:id', async (request, reply) => {
    const { id } = request.params
    const { vence, firma, descarga: download } = request.query
    const file = await files.find(id)
    const isOpen = file?.es_publico || files.isSigned(id, Number(vence), String(firma), new Date())
    if (!file || !isOpen) throw new Refusal(coreMessages.absent)

    const { type, disposition } = servedAs(file.tipo)
    const etag = `"${file.sha256}"`
    reply
      .header('cache-control', file.es_publico ? forEver : 'private, no-store')
      .header('etag', etag)
      .header('content-security-policy', policyOfFile(type))
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', file.es_publico ? 'cross-origin' : 'same-origin') // mails and chats show them
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply
      .header('content-disposition', contentDispositionOf(download ? 'attachment' : disposition, file.nombre))
      .type(type)
      .header('content-length', file.bytes)
      .send(await files.stream(file))
  })
}
