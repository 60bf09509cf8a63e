import { type Kysely, sql } from 'kysely'

/**
 * Where the list price of a quote line is from: the branch's tier, the projection of the client's country, or the
 * suggested price (decision 087). Null without a list price, and in lines that the previous release writes.
 *
 * Earlier lines never used a projection: those of a branch that has the product got its tier, others the suggested
 * price.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table cotizacion_linea add precio_origen text
      constraint cotizacion_linea_precio_origen check (precio_origen in ('sucursal', 'proyeccion', 'sugerido'))`.execute(
    db,
  )
  await sql`set local statement_timeout = 0`.execute(db)
  await sql`
    update cotizacion_linea l
    set precio_origen = case when exists (
      select from producto_configuracion a
      where a.producto_id = l.producto_id and a.sucursal_id = q.sucursal_id and a.eliminado_en is null
    ) then 'sucursal' else 'sugerido' end
    from cotizacion q
    where q.id = l.cotizacion_id and l.precio_lista is not null`.execute(db)
}
