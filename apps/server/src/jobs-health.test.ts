import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ChildPortal, childPortal } from '#test/crash/child-portal.ts'
import { openTestDatabase, urlOf } from '#test/test-database.ts'

let folder: string
let portal: ChildPortal
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-jobs-'))
  const { config, db } = await openTestDatabase()
  await db.destroy()
  portal = await childPortal({
    DATABASE_URL: urlOf(config),
    DATA_DIR: folder,
    PORTAL_ROLES: 'jobs',
  })
  await portal.start()
})
afterAll(async () => {
  await portal.kill()
  rmSync(folder, { recursive: true, force: true })
})

const ask = (path: string, headers: Record<string, string> = {}) => fetch(portal.url + path, { headers })

test('a process of jobs tells that it lives, how its parts are, and its metrics', async () => {
  expect((await ask('/v1/salud/vivo')).status).toBe(204)
  const health = await ask('/v1/salud')
  expect(health.headers.get('x-request-id')).toBeTruthy()
  const { datos } = (await health.json()) as { datos: Record<string, { estado: string }> }
  expect(datos.base_de_datos).toMatchObject({ estado: 'ok' })
  expect(datos.trabajos).toMatchObject({ estado: 'ok' })
  const metrics = await (await ask('/metrics')).text()
  for (const name of ['portal_jobs', 'portal_mails', 'portal_database_connections', 'http_request_duration_seconds'])
    expect(metrics).toContain(`# TYPE ${name} `)
})

test('a process of jobs serves no page, no call and no file', async () => {
  for (const path of [
    '/',
    '/classifieds',
    '/v1/ajuste/empresa',
    '/v1/clasificado/list_all',
    '/v1/openapi.json',
    '/v1/docs',
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
})
