import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { archive, asPostgres, otherThan } from './database.ts'
import type { DatabaseNode } from './nodes.ts'

const rowsAtOnce = 10_000
/** Pages of PostgreSQL cannot compress it. */
const letter = randomBytes(6000).toString('base64')

/** Grows the portal's database to a size by mails that are over, and forgets the log that no backup needs any more. */
export async function growTo(primary: DatabaseNode, gigabytes: number): Promise<void> {
  const megabytes = async () => {
    const text = `select round(pg_database_size('portal') / 1048576.0)::int as size`
    return (await asPostgres<{ size: number }>(primary, text))[0]!.size
  }
  while ((await megabytes()) < gigabytes * 1024)
    await asPostgres(
      primary,
      `insert into correo (para, asunto, html, idioma, motivo, estado)
        select 'cliente' || n || '@example.com', 'Aviso', '${letter}', 'es', 'drill', 'vencido'
        from generate_series(1, ${rowsAtOnce}) n`,
      'portal',
    )
  const text = 'select redo_wal_file as first from pg_control_checkpoint()'
  const [{ first }] = (await asPostgres<{ first: string }>(otherThan(primary), text)) as [{ first: string }]
  // Names are time line and position: a backup of the replica begins at its last checkpoint.
  for (const file of readdirSync(archive)) if (file.slice(8) < first.slice(8)) rmSync(join(archive, file))
}
