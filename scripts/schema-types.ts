/** Writes apps/server/src/core/database/schema.ts from a freshly migrated database; with --check only compares. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../apps/server/src/core/database/database.ts'
import { migrate } from '../apps/server/src/core/database/migrate.ts'
import { startPostgres } from '../apps/server/src/core/postgres/embedded-postgres.ts'

const root = join(import.meta.dirname, '..')
const isCheck = process.argv.includes('--check')
const folder = mkdtempSync(join(tmpdir(), 'portal-schema-'))
const lost = () => {
  throw new Error('the database ended')
}
const server = await startPostgres(folder, lost, { fsync: 'off', synchronous_commit: 'off' })
let status = 1
try {
  const db = openDatabase(server.config, console.error)
  await migrate(db)
  await db.destroy()
  const made = spawnSync(
    join(root, 'node_modules/.bin/kysely-codegen'),
    [
      '--dialect=postgres',
      `--url=postgres://portal@/portal?host=${encodeURIComponent(String(server.config.host))}`,
      '--date-parser=string',
      '--type-mapping={"int8":"number","numeric":"number"}',
      '--exclude-pattern={kysely_*,tarea_comentario,idea_comentario,tarea_aviso}', // views for the previous release
      `--out-file=${join(root, 'apps/server/src/core/database/schema.ts')}`,
      ...(isCheck ? ['--verify'] : []),
    ],
    { stdio: isCheck ? 'pipe' : 'inherit', encoding: 'utf8' },
  )
  status = made.status ?? 1
  if (status !== 0) console.error(made.stderr || made.error?.message || '')
  if (isCheck && status !== 0)
    console.error(
      'apps/server/src/core/database/schema.ts differs from the migrations: run "node scripts/schema-types.ts"',
    )
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(status)
