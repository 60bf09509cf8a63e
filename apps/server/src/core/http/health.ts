import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Of } from '@portal/contract/core/fields'
import { healthCalls } from '@portal/contract/core/health-calls'
import type { HealthSchema } from '@portal/contract/core/schemas'
import type { FastifyInstance } from 'fastify'
import { readStanding } from '../audit/queries.ts'
import { Refusal } from '../base/errors.ts'
import { type Db, hearPrimary, replicaStandsIn } from '../database/database.ts'
import { onPrimary } from '../database/reading.ts'
import type { Door } from '../door/door.ts'
import type { Files } from '../files/files.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { countMails } from '../mail/queries.ts'

interface Deps {
  db: Db
  jobs: Pick<Jobs, 'counts'>
  files: Pick<Files, 'check'>
  /** Whether the mail server was reached the last time. */
  reachesMail: () => boolean
  version: string
  /** True as soon as the process is going to stop, so that no new visitor is sent here. */
  isStopping: () => boolean
}

const timeoutMs = 1000
const keptMs = 1000
/** Work due for longer than this means that the workers do not run. */
const lateSeconds = 600
/** A row of the audit that waits longer for its seal means that nobody seals. */
const unsealedSeconds = 60

/**
 * `GET /v1/salud` for load balancers and people: checks each part for 1 s at most and caches the answer for 1 s. Returns
 * whether the process can answer visitors, stopping or not.
 */
export function healthRoutes(door: Door, deps: Deps): () => Promise<boolean> {
  const since = rememberSince()
  let known: { at: number; health: Promise<Health> } | undefined
  const read = () => {
    if (!known || known.at < performance.now() - keptMs)
      known = { at: performance.now(), health: onPrimary(() => readHealth(deps, since)) }
    return known.health
  }
  const canRead = (health: Health) => health.base_de_datos.estado === 'ok' || replicaStandsIn(deps.db)
  door.mount(healthCalls.read, async () => {
    const data = await read()
    if (!canRead(data) || deps.isStopping()) throw new Refusal(coreMessages.busy, { data })
    return data
  })
  return async () => canRead(await read())
}

/**
 * `GET /v1/salud/recibe` for load balancers that tell a process which leaves from one that is broken: 204 while it takes
 * visitors, 404 once it stops and only finishes what it has, so that nothing in flight is cut, 503 when it cannot serve.
 */
export function admissionRoute(
  app: FastifyInstance,
  canServe: () => Promise<boolean>,
  isStopping: () => boolean,
): void {
  app.get('/v1/salud/recibe', async (_request, reply) => {
    const code = isStopping() ? 404 : (await canServe()) ? 204 : 503
    return reply.code(code).header('cache-control', 'no-store').send()
  })
}

/**
 * `GET /v1/salud/vivo` answers 204 as long as the process answers at all: whoever restarts processes asks here. Whether
 * visitors may be sent to it says `/v1/salud`: a restart mends no database that is away.
 */
export function livenessRoute(app: FastifyInstance): void {
  app.get('/v1/salud/vivo', (_request, reply) => reply.code(204).header('cache-control', 'no-store').send())
}

type Health = Of<typeof HealthSchema>
type Part = Exclude<keyof Health, 'version' | 'segundos_activo'>
type State = Health[Part]['estado']
type Since = (part: Part, state: State) => string

/** Says since when a part has its state. Another process may have noticed it a second earlier or later. */
function rememberSince(): Since {
  const seen = new Map<Part, { state: State; since: string }>()
  return (part, state) => {
    const known = seen.get(part)
    if (known?.state === state) return known.since
    const since = new Date().toISOString()
    seen.set(part, { state, since })
    return since
  }
}

async function readHealth({ db, jobs, files, reachesMail, version, isStopping }: Deps, since: Since): Promise<Health> {
  const nothing = { pendientes: 0, fallidos: 0 }
  const counted = ({ waiting, failed, lagSeconds }: { waiting: number; failed: number; lagSeconds: number }) => ({
    isWell: lagSeconds < lateSeconds,
    pendientes: waiting,
    fallidos: failed,
  })
  const [turn, database, work, mail, disk, audit] = await Promise.all([
    ask({}, async () => {
      await nextTurn() // measures the delay of the event loop
      return { isWell: !isStopping() }
    }),
    ask({}, async () => {
      await hearPrimary(db)
      return { isWell: true }
    }),
    ask(nothing, async () => {
      const { waiting, failed, lateSeconds: lagSeconds } = await jobs.counts()
      return counted({ waiting, failed, lagSeconds })
    }),
    ask(nothing, async () => {
      const { pending, failed, lateSeconds: lagSeconds } = await countMails(db)
      const mails = counted({ waiting: pending, failed, lagSeconds })
      return { ...mails, isWell: reachesMail() && mails.isWell }
    }),
    ask({}, async () => {
      await files.check()
      return { isWell: true }
    }),
    ask({ pendientes: 0, rotas: 0 }, async () => {
      const { pendientes, segundos, rotas } = await readStanding(db)
      return { isWell: rotas === 0 && segundos < unsealedSeconds, pendientes, rotas }
    }),
  ])
  const dated = <T extends { estado: State }>(part: Part, found: T) => ({ ...found, desde: since(part, found.estado) })
  return {
    version,
    segundos_activo: Math.floor(process.uptime()),
    proceso: dated('proceso', turn),
    base_de_datos: dated('base_de_datos', database),
    trabajos: dated('trabajos', work),
    correo: dated('correo', mail),
    archivos: dated('archivos', disk),
    auditoria: dated('auditoria', audit),
  }
}

/** Returns the answer of a part with its duration; `mal` when it fails or does not answer in time. */
async function ask<T extends object>(otherwise: T, work: () => Promise<T & { isWell: boolean }>) {
  const started = performance.now()
  const silence = sleep(timeoutMs, undefined, { ref: false }).then(() => {
    throw new Error('no answer')
  })
  const { isWell, ...facts } = await Promise.race([work(), silence]).catch(() => ({ ...otherwise, isWell: false }))
  const estado: 'ok' | 'mal' = isWell ? 'ok' : 'mal'
  return { ...(facts as unknown as T), estado, ms: Math.round((performance.now() - started) * 10) / 10 }
}
