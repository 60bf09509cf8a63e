import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Role } from '@portal/contract/access/constants'
import { TaskStatus } from '@portal/contract/tasks/states'
import { sql } from 'kysely'
import { inTransaction } from '#core/database/database.ts'
import { deliverDue } from '../src/features/webhooks/deliver/sender.ts'
import { announceEvent } from '../src/features/webhooks/service.ts'
import { aUser, theHouse } from './people.ts'
import { type Signed, startApp, type TestApp } from './start-app.ts'

/** An application that sends what is due when a test says so, with an owner of webhooks. */
export async function startToDeliver() {
  const t = await startApp({ PORTAL_ROLES: 'web' })
  return { t, admin: await anOwner(t) }
}

export const anOwner = async (t: TestApp) => aUser(t, { role: Role.superAdmin, enterpriseId: await theHouse(t) })

/** Leaves each test its own webhooks. */
export const pauseAll = ({ deps: { db } }: Pick<TestApp, 'deps'>) =>
  sql`update webhook set estado = 'pausado'`.execute(db)

/** Announces a task that was approved. */
export const approve = ({ deps: { db } }: Pick<TestApp, 'deps'>, id = 7) =>
  inTransaction(db, (db) => announceEvent(db, 'tarea.aprobada', { id, estado: TaskStatus.approved }))

export interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/** A small server that receives webhooks, and answers as it is told. */
export async function aReceiver(answer: (reply: ServerResponse, nth: number) => void = (reply) => reply.end('ok')) {
  const received: Received[] = []
  const server = createServer(async (request, reply) => {
    let body = ''
    for await (const part of request) body += part
    received.push({ headers: request.headers, body })
    answer(reply, received.length)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export interface Hook {
  id: number
  secreto: string
}

export async function aWebhook(t: TestApp, owner: Signed, direccion: string, changes: object = {}): Promise<Hook> {
  const eventos = ['cotizacion.confirmada', 'tarea.aprobada']
  const reply = await t.call('POST', '/v1/webhook/save', { nombre: 'ERP', direccion, eventos, ...changes }, owner)
  if (reply.status !== 200) throw new Error(JSON.stringify(reply))
  return reply.datos
}

export const deliveriesTo = ({ deps: { db } }: Pick<TestApp, 'deps'>, { id }: Hook) =>
  db.selectFrom('webhook_envio').selectAll().where('webhook_id', '=', id).orderBy('id').execute()

export const attemptsOf = ({ deps: { db } }: Pick<TestApp, 'deps'>, deliveryId: number) =>
  db.selectFrom('webhook_intento').selectAll().where('envio_id', '=', deliveryId).orderBy('numero').execute()

export const webhookRow = ({ deps: { db } }: Pick<TestApp, 'deps'>, { id }: Hook) =>
  db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Sends what is due at a moment, whatever the clock says. */
export const deliverAt = ({ deps }: TestApp, at = new Date()) => deliverDue(deps as never, at)

/** Waits until something is true, at most 20 s. */
export async function until(isTrue: () => Promise<boolean> | boolean, what: string): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    if (await isTrue()) return
    await sleep(50)
  }
  throw new Error(`never happened: ${what}`)
}
