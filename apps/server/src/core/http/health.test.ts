import type { Of } from '@portal/contract/core/fields'
import { healthCalls } from '@portal/contract/core/health-calls'
import type { HealthSchema } from '@portal/contract/core/schemas'
import fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { sealAll } from '../audit/seal.ts'
import { type Db, openDatabase } from '../database/database.ts'
import { Door } from '../door/door.ts'
import { admissionRoute, healthRoutes } from './health.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const counts = vi.fn(async () => ({ waiting: 3, failed: 1, lateSeconds: 0 }))
const check = vi.fn(async () => {})
let isStopping: boolean
let isReached: boolean
beforeEach(() => {
  isReached = true
  isStopping = false
  counts.mockClear()
  check.mockReset()
})

function openHealth(db: Db = database.db) {
  const door = new Door(db, () => {})
  const deps = {
    db,
    jobs: { counts },
    files: { check },
    reachesMail: () => isReached,
    version: '1.2.3',
    isStopping: () => isStopping,
  }
  healthRoutes(door, deps)
  return async () => {
    const sent = { caller: { ip: '', requestId: '' }, actor: null, params: {}, body: {} }
    const { status, envelope } = await door.enter(healthCalls.read, sent)
    return { status, estado: envelope.estado, datos: envelope.datos as Of<typeof HealthSchema> }
  }
}
const well = { estado: 'ok', desde: expect.any(String), ms: expect.any(Number) }

describe('GET /v1/salud', () => {
  test('tells how each part is', async () => {
    expect(await openHealth()()).toEqual({
      status: 200,
      estado: 'OK',
      datos: {
        version: '1.2.3',
        segundos_activo: expect.any(Number),
        proceso: well,
        base_de_datos: well,
        trabajos: { ...well, pendientes: 3, fallidos: 1 },
        correo: { ...well, pendientes: 0, fallidos: 0 },
        archivos: well,
        auditoria: { ...well, pendientes: 0, rotas: 0 },
      },
    })
  })

  test('calls mail ill when its server is not reached, whatever waits', async () => {
    isReached = false
    const { status, datos } = await openHealth()()
    expect([status, datos.correo.estado]).toEqual([200, 'mal'])
  })

  test('calls the audit ill when nobody seals it', async () => {
    const { db } = database
    await sql`insert into auditoria (creado_en, ip, solicitud_id, accion, entidad)
      values (now() - interval '2 minutes', '', '', 'a.b', 'nota')`.execute(db)
    expect(await openHealth()()).toMatchObject({ status: 200, datos: { auditoria: { estado: 'mal', pendientes: 1 } } })
    await sealAll(db)
    expect(await openHealth()()).toMatchObject({ datos: { auditoria: { estado: 'ok', pendientes: 0 } } })
  })

  test('goes on serving while files fail or keep silent, and says so within about a second', async () => {
    check.mockRejectedValueOnce(new Error('EACCES'))
    expect(await openHealth()()).toMatchObject({ status: 200, datos: { archivos: { estado: 'mal' } } })
    check.mockImplementationOnce(() => new Promise(() => {}))
    const started = Date.now()
    expect(await openHealth()()).toMatchObject({ status: 200, datos: { archivos: { estado: 'mal' } } })
    expect(Date.now() - started).toBeLessThan(1500)
  })

  test('calls jobs ill when due work is not being done', async () => {
    counts.mockResolvedValueOnce({ waiting: 9, failed: 0, lateSeconds: 900 })
    expect(await openHealth()()).toMatchObject({ datos: { trabajos: { estado: 'mal', pendientes: 9 } } })
  })

  test('is 503 with the same data while the database is away', async () => {
    const away = openDatabase({ host: '/nowhere' }, () => {})
    const { status, datos } = await openHealth(away)()
    expect(status).toBe(503)
    expect(datos).toMatchObject({ base_de_datos: { estado: 'mal' }, correo: { estado: 'mal' }, archivos: well })
    await away.destroy()
  })

  test('is 200 while every connection of the pool is lent: busy is not away', async () => {
    const busy = openDatabase({ ...database.config, max: 1 }, () => {})
    await busy.connection().execute(async () => {
      expect(await openHealth(busy)()).toMatchObject({
        status: 200,
        datos: { base_de_datos: well, correo: { estado: 'mal' } },
      })
    })
    await busy.destroy()
  })

  test('says since when a part is as it is', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-11-24T12:00:00Z') })
    const read = openHealth()
    const sinceOf = async () => (await read()).datos.archivos.desde
    expect(await sinceOf()).toBe('2026-11-24T12:00:00.000Z')
    vi.advanceTimersByTime(5 * 60_000)
    expect(await sinceOf()).toBe('2026-11-24T12:00:00.000Z')
    check.mockRejectedValueOnce(new Error('EACCES'))
    vi.advanceTimersByTime(60_000)
    expect(await sinceOf()).toBe('2026-11-24T12:06:00.000Z')
    vi.useRealTimers()
  })

  test('is 503 from the moment the process is told to stop', async () => {
    const read = openHealth()
    expect((await read()).status).toBe(200)
    isStopping = true
    expect((await read()).status).toBe(503)
  })

  test('asks once per second, however many ask', async () => {
    const read = openHealth()
    await Promise.all([read(), read(), read()])
    await read()
    expect(counts).toHaveBeenCalledTimes(1)
  })
})

describe('GET /v1/salud/recibe', () => {
  test.each([
    [204, 'takes visitors', true, false],
    [503, 'cannot serve', false, false],
    [404, 'leaves', true, true],
    [404, 'leaves and cannot serve', false, true],
  ])('is %i while the process %s', async (status, _, canServe, stops) => {
    const app = fastify()
    isStopping = stops
    admissionRoute(
      app,
      async () => canServe,
      () => isStopping,
    )
    expect((await app.inject('/v1/salud/recibe')).statusCode).toBe(status)
    await app.close()
  })
})
