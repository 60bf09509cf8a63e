import { type Kysely, sql } from 'kysely'

/** The map of properties: places by ranges, with all that its filters compare, so that the table itself is not read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index propiedad_por_mapa on propiedad (latitud_publica, longitud_publica)
      include (id, categoria_id, pais_id, condicion, moneda, precio_publico, metros_construidos, metros_terreno,
        habitaciones, banos, estacionamientos)
      where es_publico and latitud_publica is not null;
    drop index propiedad_por_lugar;
  `.execute(db)
}
