import { type Kysely, sql } from 'kysely'

/** What the block of production reads: whether a client may buy, by his e-mail, and the quotes that wait for a permit. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- the addresses that act for an enterprise, in small letters
    create function correos_de(email text, autorizados text[]) returns text[] language sql immutable parallel safe
      return string_to_array(lower(array_to_string(autorizados || email, ' ')), ' ');
    create index empresa_correos on empresa using gin (correos_de(email, emails_autorizados)) where eliminado_en is null;

    /*
     * Whether who has an address acts for a company with a valid permit: an account for its own enterprise alone, any
     * other address for those that have or authorize it.
     */
    create function puede_comprar(correo text) returns boolean language sql stable parallel safe
      return coalesce(
        (select exists (
            select from empresa e join permiso p on p.empresa_id = e.id
            where e.id = u.empresa_id and e.eliminado_en is null and e.estado_id = 1
              and p.estado = 'aprobado' and p.vence_el >= (now() at time zone e.zona_horaria)::date)
          from usuario u
          where lower(u.email) = lower(correo) and u.eliminado_en is null and u.estado_id = 1 and u.empresa_id is not null),
        exists (
          select from empresa e join permiso p on p.empresa_id = e.id
          where correos_de(e.email, e.emails_autorizados) @> array[lower(correo)] and e.eliminado_en is null
            and e.estado_id = 1 and p.estado = 'aprobado' and p.vence_el >= (now() at time zone e.zona_horaria)::date));

    create index cotizacion_por_producir on cotizacion (lower(cliente_email))
      where estado = 'aprobada' and enviada_produccion_en is null and not reemplazada;
  `.execute(db)
}
