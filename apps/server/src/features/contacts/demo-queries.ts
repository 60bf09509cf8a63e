import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

/** Who looks after them, and whose enterprise they belong to. */
interface Keeper {
  id: number
  empresa_id: number | null
}

const people = [
  ['Elena Paredes Quiroga', 'Minera Ejemplo Andina', 'Jefa de tronadura', 'compras@example.com', '+51987654321', 604],
  ['Valentina Araya Soto', 'Minera Ejemplo Norte', 'Ingeniera de minas', 'v.araya@example.com', '+56912345000', 152],
  ['Emily Carter', 'Example Quarries', 'Blasting engineer', 'e.carter@example.com', '+12025550143', 840],
  ['Joaquín Ñuñez Pardo', 'Universidad Ejemplo del Norte', 'Profesor', 'j.nunez@example.com', '+56912345001', 152],
  ['Luis Quispe Mamani', 'Contratista Ejemplo', 'Supervisor', 'l.quispe@example.com', '+51987654002', 604],
  ['Fernanda Ribeiro Alves', 'Pedreira Exemplo', 'Compradora', 'f.ribeiro@example.com', '+5531987654003', 76],
] as const

/** Contacts of demo users with meetings around today; inside the caller's transaction. */
export async function insertDemoContacts(db: Db, keepers: readonly Keeper[]): Promise<number> {
  for (const [place, [nombre, empresa, ocupacion, email, telefono, country]] of people.entries()) {
    const keeper = keepers[place % keepers.length]!
    const days = place * 17
    const { id } = await db
      .insertInto('contacto')
      .values({
        nombre,
        empresa,
        ocupacion,
        email,
        telefono,
        pais_id: country,
        idioma: country === 840 ? 'en' : 'es',
        responsable_id: keeper.id,
        empresa_id: keeper.empresa_id,
        creado_por: keeper.id,
        creado_en: sql<Date>`now() - make_interval(days => ${days + 3})` as never,
        contactado_en: sql<Date>`now() - make_interval(days => ${days + 3})` as never,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('historialcontacto')
      .values([
        {
          contacto_id: id,
          comentario: 'Primera conversación: pide conocer los adaptadores.',
          zona_horaria: 'America/Santiago',
          creado_por: keeper.id,
          creado_en: sql<Date>`now() - make_interval(days => ${days + 2})` as never,
        },
        ...(place < 2
          ? [
              {
                contacto_id: id,
                comentario: 'Demostración en terreno',
                fecha_reunion: sql<Date>`now() + make_interval(hours => ${place === 0 ? 1 : -26})` as never,
                zona_horaria: 'America/Santiago',
                creado_por: keeper.id,
                creado_en: sql<Date>`now() - make_interval(days => ${days + 2})` as never,
              },
            ]
          : []),
      ])
      .execute()
  }
  return people.length
}

/** Returns the words by which these contacts are found when they are mistyped. */
export async function wordsOfContacts(db: Db, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ palabra: string }>`
    select distinct palabra from contacto, contacto_palabras(nombre, empresa, ocupacion) palabra
    where id = any(${ids}::int[])`.execute(db)
  return rows.map(({ palabra }) => palabra)
}

/** Forgets those of these words that no contact has any more. */
export async function forgetWords(db: Db, words: readonly string[]): Promise<void> {
  await sql`
    delete from contacto_palabra
    where palabra = any(${words}::text[]) and not exists (
      select from contacto where eliminado_en is null and buscado like '%' || palabra || '%')`.execute(db)
}
