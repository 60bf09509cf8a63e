import multipart from '@fastify/multipart'
import { closedMessages } from '@portal/contract/core/closed-messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Actor, Caller } from '../base/actor.ts'
import { callerOf } from '../base/caller.ts'
import { Refusal } from '../base/errors.ts'
import { readingFresh } from '../database/answer-cache.ts'
import { readWithRetry } from '../database/read-retry.ts'
import { asRead } from '../database/reading.ts'
import { type Door, type Mounted, type Outcome, type Requester, refused, waitsForOpening } from '../door/door.ts'
import { actorOfKey } from '../door/key-access.ts'
import { spanned } from '../tracing/spans.ts'
import { lookOf, sendErrorPage } from './error-page.ts'
import { isFormTooLong, readForm } from './multipart.ts'
import { serveOneAtATime } from './one-at-a-time.ts'
import {
  answerUnreadable,
  isForPrograms,
  noteUnderWay,
  pathOnly,
  refusalBeforeTheDoor,
  refuseHosts,
} from './parser-errors.ts'
import { requestIds } from './request-ids.ts'
import { securityHeaders } from './security-headers.ts'
import { isUnread, leaveUnread } from './unread-body.ts'

export type WhoIs = (token: string, caller: Caller) => Promise<Actor | null>

interface Options {
  isProduction: boolean
  trustProxy: boolean | string | string[]
  logLevel: string
}

const jsonBytes = 1024 * 1024
const noFiles = { max: 0, bytes: 0 }

/** The account or API key of a request, for its line in the log: refused access has a name too. */
const senders = new WeakMap<FastifyRequest, { userId: number; keyId?: number }>()

/** What is never logged: rows in database errors, and headers (with the token) in errors of the form parser. */
const unlogged = ['err.detail', 'err.where', 'busboyOptions'] as const

/** Opens the HTTP server with headers, limits, log and error answers, but without calls. */
export async function openHttp({ isProduction, trustProxy, logLevel }: Options): Promise<FastifyInstance> {
  const security = securityHeaders(isProduction)
  const app: FastifyInstance = fastify({
    // PostgreSQL's detail repeats the row that failed, with hashes and what people wrote
    logger: { level: logLevel, base: null, redact: { paths: [...unlogged], remove: true } },
    // addresses carry secrets (links, tokens): onResponse logs the pattern of the route instead
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(trustProxy),
    trustProxy,
    bodyLimit: jsonBytes,
    requestTimeout: 120_000,
    connectionTimeout: 180_000, // who takes nothing of an answer for this long is cut off
    return503OnClosing: false, // requests that arrive while draining are still answered
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    http: { requireHostHeader: false }, // Node would answer without a body; `refuseHosts` answers in the envelope
    rewriteUrl: pathOnly,
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, security, lookOf(app).accent),
    frameworkErrors: (error, request, reply) => {
      reply.headers(security).header('x-request-id', request.id)
      const refusal = refusalBeforeTheDoor(error)
      if (isForPrograms(request.url)) answer(reply as FastifyReply, refused(refusal))
      else sendErrorPage(reply as FastifyReply, refusal.entry.status, request.url)
    },
  })
  app.addHook('onRequest', (request, reply, done) => {
    noteUnderWay(request, reply) // also those that wait for their turn
    done()
  })
  serveOneAtATime(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(security).header('x-request-id', request.id)
    refuseHosts(request)
  })
  continueWhenAdmitted(app, security)
  app.addHook('onSend', async (request, reply) => {
    nameCharset(reply)
    if (isUnread(request)) leaveUnread(request, reply)
  })
  await app.register(multipart)
  app.addHook('onResponse', (request, reply, done) => {
    const { method, ip, id, routeOptions } = request
    const ms = Math.round(reply.elapsedTime * 10) / 10
    const where = { method, route: routeOptions.url ?? 'none', status: reply.statusCode, ms, ip, requestId: id }
    app.log.info({ ...where, ...senders.get(request) }, 'answered')
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

/** Says of a text or an XML that it is UTF-8, which no browser should have to guess; a stream of events always is. */
function nameCharset(reply: FastifyReply): void {
  const type = reply.getHeader('content-type')
  if (typeof type === 'string' && /^(?:text\/(?!event-stream)|\w+\/(?:[\w.-]+\+)?xml)[^;]*$/.test(type))
    reply.header('content-type', `${type}; charset=utf-8`)
}

/** Sends `100 Continue` (`Expect: 100-continue`) only when the body is about to be read. */
function continueWhenAdmitted(app: FastifyInstance, security: Readonly<Record<string, string>>): void {
  const waiting = new WeakSet<object>()
  app.server.on('checkContinue', (request, response) => {
    waiting.add(request)
    app.server.emit('request', request, response)
  })
  // any other expectation would get a 417 of Node's own, without envelope and headers
  app.server.on('checkExpectation', ({ method, url, socket }) =>
    answerUnreadable({ rawPacket: Buffer.from(`${method} ${url}`) }, socket, security, lookOf(app).accent),
  )
  app.addHook('preParsing', async (request, reply) => {
    if (waiting.has(request.raw)) reply.raw.writeContinue()
  })
}

/**
 * Mounts every call of the door. The token is read from the Authorization header only, never from a cookie: nothing to
 * forge. Whether the site is open (`isOpen`), access, rate and announced length are looked at before anything of the body
 * is read.
 */
export function serveCalls(
  app: FastifyInstance,
  door: Door,
  whoIs: WhoIs,
  isOpen: () => Promise<boolean> = async () => true,
): void {
  for (const mounted of door.calls) {
    const { method, path } = mounted.call
    const comers = new WeakMap<FastifyRequest, Requester>()
    app.route({
      method,
      url: path,
      onRequest: async (request, reply) => {
        const comer = knownTo(mounted, await comerOf(request, whoIs))
        comers.set(request, comer)
        if (waitsForOpening(mounted.terms, comer.actor) && !(await isOpen())) throw new Refusal(closedMessages.notOpen)
        const refusal = (await mounted.admit(comer)) ?? refusalOfBody(request, mounted)
        return refusal ? answer(reply, refusal) : undefined
      },
      handler: async (request, reply) => {
        const comer = comers.get(request)!
        const asked = { 'http.route': path, 'http.request.method': method, 'portal.request_id': request.id }
        const work = () => spanned(`${method} ${path}`, asked, () => enter(mounted, request, comer))
        return answer(reply, await (comer.actor ? readingFresh(work) : work()))
      },
    })
  }
}

async function comerOf(request: FastifyRequest, whoIs: WhoIs): Promise<Requester> {
  const caller = callerOf(request)
  const token = bearerOf(request)
  const actor = token ? await asRead(false, () => readWithRetry(() => whoIs(token, caller))) : null
  if (actor) senders.set(request, { userId: actor.id, ...(actor.apiKey && { keyId: actor.apiKey.id }) })
  return { caller, actor }
}

/** A session that may only add a device is nobody to a public call; an API key is less in some calls. */
function knownTo({ call, terms }: Mounted, comer: Requester): Requester {
  if (terms.access === 'public' && comer.actor?.mustEnrol) return { ...comer, actor: null }
  return comer.actor?.apiKey ? { ...comer, actor: actorOfKey(call.method, terms.access, comer.actor) } : comer
}

/** What its headers say of a body that will not be read: too long, packed, or of another kind than the call takes. */
function refusalOfBody(request: FastifyRequest, { call, terms }: Mounted): Outcome | null {
  const { 'content-length': announced = 0, 'content-type': type = '', 'content-encoding': packed } = request.headers
  const isForm = /^multipart\/form-data\b/i.test(type)
  const isOtherKind = call.method !== 'GET' && isForm !== (call.multipart ?? false)
  if (isOtherKind || (packed && packed !== 'identity')) return refused(new Refusal(coreMessages.fileType))
  const isTooLong = call.multipart
    ? isFormTooLong(request, { ...(terms.files ?? noFiles), isLenient: false })
    : Number(announced) > jsonBytes
  return isTooLong ? refused(new Refusal(coreMessages.fileTooLarge)) : null
}

async function enter(mounted: Mounted, request: FastifyRequest, comer: Requester): Promise<Outcome> {
  const params = { ...(request.query as object), ...(request.params as object) }
  const sent = { ...comer, params, idempotencyKey: keyOf(request) }
  if (!mounted.call.multipart) return mounted.answer({ ...sent, body: request.body })

  const form = await readForm(request, { ...(mounted.terms.files ?? noFiles), isLenient: false })
  try {
    return await mounted.answer({ ...sent, body: bodyOf(form.fields), files: form.files })
  } finally {
    await form.drop()
  }
}

/** A name that stands several times becomes a list. */
function bodyOf(fields: URLSearchParams): Record<string, unknown> {
  const names = [...new Set(fields.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = fields.getAll(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
}

/** The token of the Authorization header, or undefined. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
}

/** Throws 400 for a key that no program of ours would make: left aside, it would protect nobody. */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined || (typeof key === 'string' && /^[\x21-\x7e]{1,100}$/.test(key))) return key
  throw new Refusal(coreMessages.invalid)
}

function answer(reply: FastifyReply, { status, text, bytes, retryAfter }: Outcome) {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(bytes ?? text)
}
