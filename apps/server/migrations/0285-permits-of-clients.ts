import { type Kysely, sql } from 'kysely'

/**
 * A permit may come from the link of a quote. It is of the company that the client acts for; without one it is of the
 * client's address, and counts for the orders of that address.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table permiso
      alter column empresa_id drop not null,
      -- the client's address, in lower case; only without an enterprise
      add correo text,
      -- the quote from whose link it came
      add cotizacion_id int references cotizacion,
      add constraint permiso_titular check ((empresa_id is null) <> (correo is null)),
      add constraint permiso_de_correo check (correo is null or cotizacion_id is not null);
    create unique index permiso_correo_pendiente on permiso (correo) where estado = 'pendiente';
    create unique index permiso_correo_aprobado on permiso (correo) where estado = 'aprobado';
    create index permiso_del_correo on permiso (correo, id desc) where correo is not null;
    create index permiso_cotizacion on permiso (cotizacion_id) where cotizacion_id is not null;

    /*
     * Whether who has an address may buy: an account by the permit of its own enterprise alone, any other address by
     * that of an enterprise that has or authorizes it, or by its own.
     */
    create or replace function puede_comprar(correo text) returns boolean language sql stable parallel safe
      return coalesce(
        (select exists (
            select from empresa e join permiso p on p.empresa_id = e.id
            where e.id = u.empresa_id and e.eliminado_en is null and e.estado_id = 1
              and p.estado = 'aprobado' and p.vence_el >= (now() at time zone e.zona_horaria)::date)
          from usuario u
          where lower(u.email) = lower(puede_comprar.correo) and u.eliminado_en is null and u.estado_id = 1
            and u.empresa_id is not null),
        exists (
          select from empresa e join permiso p on p.empresa_id = e.id
          where correos_de(e.email, e.emails_autorizados) @> array[lower(puede_comprar.correo)] and e.eliminado_en is null
            and e.estado_id = 1 and p.estado = 'aprobado' and p.vence_el >= (now() at time zone e.zona_horaria)::date)
        or exists (
          select from permiso p
          where p.correo = lower(puede_comprar.correo) and p.estado = 'aprobado'
            and p.vence_el >= (now() at time zone (select zona_horaria from empresa where id = casa_id()))::date));
  `.execute(db)
}
