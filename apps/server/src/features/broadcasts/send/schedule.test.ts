import { broadcastDoneMessages as done, broadcastMessages as m } from '@portal/contract/broadcasts/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BroadcastWorld, broadcastWorld } from '#test/broadcasts.ts'
import { watchSending } from './jobs.ts'

let w: BroadcastWorld
beforeAll(async () => {
  w = await broadcastWorld()
})
afterAll(() => w.close())
beforeEach(() => {
  w.server.received.length = 0
})

const one = async (id: number) => (await w.call('GET', `${id}`)).datos
const jobsOf = async (id: number) => {
  const { rows } = await sql<{ state: string }>`
    select state from pgboss.job where name = 'broadcast-send' and data @> ${JSON.stringify({ difusion_id: id })}::jsonb
    order by created_on, id`.execute(w.t.deps.db)
  return rows.map(({ state }) => state)
}
const later = { programada_en: '2099-06-01T09:00', zona_horaria: 'America/Lima' }

describe('a scheduled broadcast', () => {
  test('is planned with its draft, waits for the clocks of its zone, and is sent then', async () => {
    const contactos = await w.contact('luego@example.com')
    const { datos } = await w.save({ contactos, ...later })
    expect(await one(datos.id)).toMatchObject({ estado: 'borrador', programada_en: '2099-06-01T14:00:00.000Z' })
    const sent = await w.call('PUT', `enviar/${datos.id}`, { version: datos.version })
    expect(sent).toMatchObject({ mensaje: done.scheduled.es, datos: { estado: 'programada' } })
    await watchSending(w.t.deps)
    await w.due(datos.id)
    expect(w.server.received).toEqual([])
    expect(await one(datos.id)).toMatchObject({ estado: 'programada', zona_horaria: 'America/Lima' })
    await sql`update difusion set programada_en = now() - interval '1 second' where id = ${datos.id}`.execute(
      w.t.deps.db,
    )
    await watchSending(w.t.deps)
    await watchSending(w.t.deps)
    expect(await jobsOf(datos.id)).toEqual(['created'])
    await w.due(datos.id)
    expect(w.server.received.map(({ to }) => to)).toEqual(['luego@example.com'])
  })

  test('changes its time, once, and is canceled', async () => {
    const saved = await w.save({ contactos: await w.contact('cambia@example.com'), ...later, enviar: true })
    expect(saved).toMatchObject({ mensaje: done.scheduled.es, datos: { estado: 'programada' } })
    const { id, version } = saved.datos
    const change = { version, programada_en: '2099-12-01T09:00', zona_horaria: 'America/Santiago' }
    const both = await Promise.all([1, 2].map(() => w.call('PUT', `reprogramar/${id}`, change)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await one(id)).toMatchObject({ programada_en: '2099-12-01T12:00:00.000Z', zona_horaria: 'America/Santiago' })
    const cancelled = await w.call('PUT', `cancelar/${id}`, { version: (await one(id)).version })
    expect(cancelled.datos.estado).toBe('cancelada')
    expect((await w.call('PUT', `reprogramar/${id}`, { ...change, version: cancelled.datos.version })).codigo).toBe(
      coreMessages.changedByOther.code,
    )
  })

  test.each([
    [{ programada_en: '2020-01-01T09:00' }],
    [{ programada_en: 'mañana' }],
    [{ programada_en: '2099-13-01T09:00' }],
    [{ ...later, zona_horaria: 'Nada/Nada' }],
  ])('refuses %o', async (when) => {
    const refused = await w.save(when)
    expect(refused.status).toBe(400)
    expect(Object.values(refused.campos)).toEqual([m.dateNotInFuture.code])
  })

  test('refuses to wait for a time of its draft that has passed, and is sent at once on request', async () => {
    const { datos } = await w.save({ contactos: await w.contact('tarde@example.com'), ...later })
    await sql`update difusion set programada_en = now() - interval '1 hour' where id = ${datos.id}`.execute(w.t.deps.db)
    const { version } = datos
    expect((await w.call('PUT', `enviar/${datos.id}`, { version })).campos).toEqual({
      programada_en: m.dateNotInFuture.code,
    })
    const now = await w.call('PUT', `enviar/${datos.id}`, { version, programada_en: null })
    expect(now).toMatchObject({ mensaje: done.sent.es, datos: { estado: 'enviando' } })
    expect(await one(datos.id)).toMatchObject({ programada_en: null })
  })
})

describe('a sending process that was killed', () => {
  test('is replaced when its heart has stopped, and nobody gets a second mail', async () => {
    const ids = [await w.contact('k1@example.com'), await w.contact('k2@example.com')]
    const { datos } = await w.save({ contactos: ids.join(), enviar: true })
    const { db } = w.t.deps
    // as a process leaves it that is killed after it took one: the job runs, its heart beats no more
    await sql`
      update difusion_destinatario set estado = 'enviando', tomado_en = now(), intentos = 1
      where difusion_id = ${datos.id} and email = 'k1@example.com'`.execute(db)
    const job = sql`name = 'broadcast-send' and data @> ${JSON.stringify({ difusion_id: datos.id })}::jsonb`
    await sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() where ${job}`.execute(db)
    await watchSending(w.t.deps)
    expect(await jobsOf(datos.id)).toEqual(['active'])
    const passes = async (seconds: number) => {
      await sql`update pgboss.job set heartbeat_on = heartbeat_on - make_interval(secs => ${seconds}) where ${job}`.execute(
        db,
      )
      await sql`
        update difusion_destinatario set tomado_en = tomado_en - make_interval(secs => ${seconds})
        where difusion_id = ${datos.id}`.execute(db)
    }
    await passes(59)
    await watchSending(w.t.deps)
    expect(await jobsOf(datos.id)).toEqual(['active'])
    await passes(61)
    await watchSending(w.t.deps)
    expect(await jobsOf(datos.id)).toEqual(['active', 'created'])
    await w.due(datos.id)
    expect(await w.states(datos.id)).toEqual({ 'k1@example.com': 'enviando', 'k2@example.com': 'enviado' })
    await passes(60) // its mail could still have been on its way until now
    await w.due(datos.id)
    expect(await w.states(datos.id)).toEqual({ 'k1@example.com': 'desconocido', 'k2@example.com': 'enviado' })
    expect(w.server.received.map(({ to }) => to)).toEqual(['k2@example.com'])
    expect((await one(datos.id)).estado).toBe('terminada')
  })
})
