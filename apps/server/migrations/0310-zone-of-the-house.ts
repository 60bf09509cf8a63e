import { type Kysely, sql } from 'kysely'

/**
 * The time zone of the portal is that of the house. The zone that stands in while there is no house is said here and
 * nowhere else: it is what every portal had before.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create function casa_zona() returns text language sql stable parallel safe
      return coalesce((select zona_horaria from empresa where id = casa_id()), 'America/Santiago');

    create or replace function licencia_zona(persona int) returns text language sql stable parallel safe
      return (
        select coalesce(
          (select p.zona_horaria from pais p where p.id = u.pais_id),
          (select p.zona_horaria from empresa e join pais p on p.id = e.pais_id where e.id = u.empresa_id),
          casa_zona())
        from usuario u where u.id = persona
      );
  `.execute(db)
}
