import { fileMessages } from '@portal/contract/imports/file-messages'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { hasJob } from '#core/jobs/jobs.ts'
import { childPortal } from '#test/crash/child-portal.ts'
import { aLine, aWorkbook, importDeps, oneImport, upload } from '#test/imports.ts'
import { anOwner } from '#test/items.ts'
import type { Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { urlOf } from '#test/test-database.ts'
import { review } from './review.ts'
import { reviewJob } from './upload.ts'
import { watchImports } from './watch.ts'

let t: TestApp
let owner: Person
beforeAll(async () => {
  t = await startApp({ PORTAL_ROLES: 'web' }) // nothing works on an upload unless a test does
  owner = await anOwner(t)
})
afterAll(() => t.close())

let sent = 0
const anUpload = async (): Promise<number> =>
  (await upload(t, owner, aWorkbook([aLine(1, { marca: `Excavadora ${++sent}` })]))).datos.id
const markOf = (id: number) => {
  const found = t.deps.db.selectFrom('importacion').select(['proceso', 'caidas', 'estado']).where('id', '=', id)
  return found.executeTakeFirstOrThrow()
}

test('a dry run whose process is killed twice is not begun again, but told as failed', {
  timeout: 300_000,
}, async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(t.deps.db)
  const server = { ...inject('postgres'), database: rows[0]!.name }
  const portal = await childPortal({ DATABASE_URL: urlOf(server), DATA_DIR: t.deps.env.DATA_DIR })
  const gate = new pg.Client(server)
  await gate.connect()
  try {
    const id = await anUpload()
    // as the supervisor of the jobs does once it finds that a job has gone silent, but not a minute later
    const alarm = () => t.deps.jobs.enqueue(t.deps.db, reviewJob, { importacion_id: id })
    // whoever reads the categories waits here, in the middle of the work
    await gate.query('begin; lock table clasificado_categoria in access exclusive mode')
    for (const caidas of [0, 1]) {
      await portal.start()
      await alarm()
      await vi.waitFor(
        async () => expect(await markOf(id)).toEqual({ proceso: expect.any(String), caidas, estado: 'subido' }),
        60_000,
      )
      await portal.kill()
    }
    await gate.query('rollback')
    await portal.start()
    await alarm()
    await vi.waitFor(async () => expect((await markOf(id)).estado).toBe('fallido'), 60_000)
    const { datos } = await oneImport(t, id, owner)
    expect(datos).toMatchObject({ error: fileMessages.endedTwice.es, filas: 0 })
  } finally {
    await portal.kill()
    await gate.end()
  }
})

test('one whose process only lost the database is begun as often as needed, by the same process', async () => {
  const id = await anUpload()
  for (let time = 0; time < 4; time++) {
    const away = vi.spyOn(t.deps.files, 'find').mockRejectedValueOnce(new Error('Connection terminated unexpectedly'))
    await expect(review(importDeps(t), id)).rejects.toThrow('terminated')
    away.mockRestore()
  }
  await review(importDeps(t), id)
  expect(await markOf(id)).toEqual({ proceso: null, caidas: 0, estado: 'validado' })
})

test('one whose job gave up is found, and its alarm set again; once', async () => {
  const id = await anUpload()
  const data = { importacion_id: id }
  await sql`update pgboss.job set state = 'failed' where data @> ${JSON.stringify(data)}::jsonb`.execute(t.deps.db)
  await watchImports(importDeps(t))
  expect(await hasJob(t.deps.db, reviewJob, data)).toBe(false) // too young
  await sql`update importacion set creado_en = now() - interval '6 minutes' where id = ${id}`.execute(t.deps.db)
  await watchImports(importDeps(t))
  await watchImports(importDeps(t))
  const { rows } = await sql`
    select from pgboss.job where data @> ${JSON.stringify(data)}::jsonb and state = 'created'`.execute(t.deps.db)
  expect(rows).toHaveLength(1)
})
