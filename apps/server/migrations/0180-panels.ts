import { type Kysely, sql } from 'kysely'

/** What panels are counted by without reading the rows. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create index cotizacion_de_panel on cotizacion (creado_en) include (estado, moneda, total, empresa_id, usuario_id)
      where not reemplazada;
    create index solicitud_en_espera on solicitud_clasificado (creado_en) include (tipo, clasificado_id, propiedad_id)
      where estado_id = 21;
    create index importacion_fallida on importacion (tipo, creado_en) where estado = 'fallido';
  `.execute(db)
}
