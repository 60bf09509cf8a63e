import { type Kysely, sql } from 'kysely'
import { workshopContents } from './reference/workshop-contents.ts'

/** Texts of workshops become settings; the first owner's stood in the program. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const [key, value] of Object.entries(workshopContents))
    await sql`insert into ajuste (clave, valor) values (${key}, ${JSON.stringify(value)}::jsonb)`.execute(db)
  await sql`
    insert into ajuste_version (clave, version, valor, creado_en)
      select clave, version, valor, actualizado_en from ajuste
      where clave in ('talleres', 'taller_chile', 'taller_brasil')
  `.execute(db)
}
