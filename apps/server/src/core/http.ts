import { randomUUID } from 'node:crypto'
import multipart, { type Multipart } from '@fastify/multipart'
import { coreMessages } from '@portal/contract/core/core-messages'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Actor, Caller } from './actor.ts'
import { callerOf } from './caller.ts'
import type { Door, Mounted, Outcome, Upload } from './door.ts'
import { refused } from './door.ts'
import { Refusal, refusalOf } from './errors.ts'
import { readPatiently } from './patience.ts'
import { securityHeaders } from './security-headers.ts'

export type WhoIs = (token: string, caller: Caller) => Promise<Actor | null>

interface Options {
  isProduction: boolean
  trustProxy: boolean | string | string[]
  logLevel: string
}

const jsonBytes = 1024 * 1024

/** What is never logged: rows that the database names, and the headers (with the token) that the reader of forms tells. */
const unlogged = ['err.detail', 'err.where', 'busboyOptions'] as const

/** The HTTP server with its headers, limits, log and error answers, but no calls yet. */
export async function openHttp({ isProduction, trustProxy, logLevel }: Options): Promise<FastifyInstance> {
  const app = fastify({
    // PostgreSQL's detail repeats the row that failed, with hashes and what people wrote
    logger: { level: logLevel, base: null, redact: { paths: [...unlogged], remove: true } },
    // addresses carry secrets (links, tokens): onResponse logs the pattern of the route instead
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy,
    bodyLimit: jsonBytes,
    requestTimeout: 120_000,
    return503OnClosing: false, // what arrives while we drain is still answered
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  })
  const security = securityHeaders(isProduction)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(security)
    done()
  })
  await app.register(multipart, { throwFileSizeLimit: true })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, ip, id, routeOptions } = request
    const ms = Math.round(reply.elapsedTime * 10) / 10
    app.log.info(
      { method, route: routeOptions.url ?? 'none', status: reply.statusCode, ms, ip, requestId: id },
      'answered',
    )
    done()
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalBeforeTheDoor(error)
    if (refusal.entry.status >= 500) app.log.error({ err: error, requestId: request.id }, 'failed before the door')
    return answer(reply, refused(refusal))
  })
  app.setNotFoundHandler((_request, reply) => answer(reply, refused(new Refusal(coreMessages.absent))))
  return app
}

/** What Fastify itself refuses: a body that is too large, is no JSON, or has a type nobody asked for. */
function refusalBeforeTheDoor(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error
  const status = error.statusCode ?? 500
  if (status === 413) return new Refusal(coreMessages.fileTooLarge, { cause: error })
  if (status === 415 || status === 406) return new Refusal(coreMessages.fileType, { cause: error })
  if (status < 500) return new Refusal(coreMessages.invalid, { cause: error })
  return refusalOf(error)
}

/** Mounts every call of the door. The token is read from the Authorization header only, never from a cookie: nothing to forge. */
export function serveCalls(app: FastifyInstance, door: Door, whoIs: WhoIs): void {
  for (const mounted of door.calls) {
    const { method, path } = mounted.call
    app.route({
      method,
      url: path,
      handler: async (request, reply) => {
        const caller = callerOf(request)
        try {
          return await answer(reply, await enter(mounted, request, caller, whoIs))
        } catch (error) {
          if (isFromFastify(error)) throw error
          app.log.error({ err: error, requestId: request.id }, 'failed at the door')
          return answer(reply, refused(refusalOf(error)))
        }
      },
    })
  }
}

const isFromFastify = (error: unknown) => String((error as { code?: string }).code ?? '').startsWith('FST_')

async function enter(mounted: Mounted, request: FastifyRequest, caller: Caller, whoIs: WhoIs): Promise<Outcome> {
  const token = bearerOf(request)
  const actor = token ? await readPatiently(() => whoIs(token, caller)) : null
  const params = { ...(request.query as object), ...(request.params as object) }
  const idempotencyKey = headerOf(request, 'idempotency-key')
  if (!mounted.call.multipart) return mounted.answer({ caller, actor, params, body: request.body, idempotencyKey })

  if (!request.isMultipart()) return refused(new Refusal(coreMessages.fileType))
  if (mounted.terms.access !== 'public' && !actor) return refused(new Refusal(coreMessages.sessionEnded)) // before its files are read
  const { body, files } = await readForm(request, mounted.terms.files ?? { max: 0, bytes: 0 })
  return mounted.answer({ caller, actor, params, body, files, idempotencyKey })
}

/** Fields and files of a form. A name that stands several times becomes a list. Files are on disk until the answer is sent. */
async function readForm(request: FastifyRequest, { max, bytes }: { max: number; bytes: number }) {
  const saved = await request.saveRequestFiles({
    limits: { fileSize: bytes, files: max, fields: 200, fieldSize: jsonBytes },
  })
  const body: Record<string, unknown> = {}
  for (const [name, parts] of Object.entries(saved.values as Record<string, Multipart | Multipart[]>)) {
    const values = [parts].flat().flatMap((part) => (part.type === 'field' ? [part.value] : []))
    if (values.length) body[name] = values.length === 1 ? values[0] : values
  }
  const files: Upload[] = saved.files.map(({ fieldname, filename, filepath, file }) => ({
    field: fieldname,
    name: filename,
    path: filepath,
    bytes: file.bytesRead,
  }))
  return { body, files }
}

/** The token of the Authorization header, or undefined. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' && value.length <= 100 ? value : undefined
}

function answer(reply: FastifyReply, { status, text, bytes, retryAfter }: Outcome) {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(bytes ?? text)
}
