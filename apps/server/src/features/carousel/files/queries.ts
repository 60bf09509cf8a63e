import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

interface NewMedium {
  clave: string
  tipo: 'image' | 'video'
  anchos: number[]
  bytes: number
  creado_por: number
}

export async function insertMedium(
  db: Db,
  medium: NewMedium,
  files: readonly { nombre: string; archivo_id: string }[],
) {
  await db.insertInto('carrusel_medio').values(medium).execute()
  const rows = files.map((file) => ({ ...file, clave: medium.clave }))
  await db.insertInto('carrusel_archivo').values(rows).execute()
}

/** Returns the id of the stored file behind a name. */
export function findFile(db: Db, name: string) {
  return db.selectFrom('carrusel_archivo').select('archivo_id').where('nombre', '=', name).executeTakeFirst()
}

/** Returns the files of uploads older than a day that neither the draft nor a version uses. */
export async function listUnused(db: Db): Promise<{ clave: string; archivos: string[] }[]> {
  const { rows } = await sql<{ clave: string; archivos: string[] }>`
    select m.clave, array(select archivo_id::text from carrusel_archivo a where a.clave = m.clave) as archivos
    from carrusel_medio m
    where m.creado_en < now() - interval '1 day'
      and not exists (select from carrusel_borrador b where strpos(b.slides::text, m.clave) > 0)
      and not exists (select from carrusel_version v where strpos(v.slides::text, m.clave) > 0)`.execute(db)
  return rows
}

export async function deleteMedium(db: Db, key: string): Promise<void> {
  await db.deleteFrom('carrusel_medio').where('clave', '=', key).execute()
}
