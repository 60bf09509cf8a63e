import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, urlOf } from '#test/test-database.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await openTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'portal-admin-'))
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs the command as a terminal does that nobody sits at. */
async function run(...words: string[]): Promise<{ code: number; said: string }> {
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    DATABASE_URL: urlOf(database.config),
    DATA_DIR: folder,
  }
  const file = join(import.meta.dirname, 'admin-create.ts')
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [file, ...words], { env })
    return { code: 0, said: stdout }
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string }
    return { code, said: stderr }
  }
}

const person = (email: string) => ['--names', 'Ana María', '--last-name', 'Rojas', '--email', email]
const house = (country: string) => [
  ...['--house', 'Explosivos del Norte', '--abbreviation', 'EDN', '--country', country],
  ...['--house-email', 'ventas@example.com', '--house-phone', '1 234 5678'],
]

test('the command makes a super administrator and the house, or says what is wrong and makes nothing', async () => {
  const wrong = await run(...person('ana@example.com'), ...house('XX'))
  expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining('The country is not valid.') })
  const made = await run(...person('ana@example.com'), ...house('pe'))
  expect(made).toMatchObject({
    code: 0,
    said: expect.stringMatching(/ana@example\.com is a super.*\/create-password\//s),
  })
  const again = await run(...person('eva@example.com'))
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('Add --another') })

  const { rows } = await sql`
    select u.email, e.nombre, e.zona_horaria, e.telefono, e.id = casa_id() as es_casa
    from usuario u join empresa e on e.id = u.empresa_id`.execute(database.db)
  expect(rows).toEqual([
    {
      email: 'ana@example.com',
      nombre: 'Explosivos del Norte',
      zona_horaria: 'America/Lima',
      telefono: '+5112345678',
      es_casa: true,
    },
  ])
})
