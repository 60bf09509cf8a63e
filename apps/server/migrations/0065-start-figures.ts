import { type Kysely, sql } from 'kysely'

/** What sections and figures of the start page, and the lists behind them, are found by. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create index cotizacion_por_aprobada on cotizacion (aprobada_en) include (estado, moneda, total, empresa_id, usuario_id)
      where aprobada_en is not null and not reemplazada;
    create index cotizacion_seguimiento_de on cotizacion (usuario_id,
      (case when enviada_en is null then 'sin_enviar' when abierta_en is null then 'enviada' else 'abierta' end),
      creado_en desc, id desc) where estado = 'pendiente' and not reemplazada;
    create index solicitud_por_creado on solicitud_clasificado (creado_en) include (tipo, estado_id, clasificado_id);
    create index solicitud_por_reservado on solicitud_clasificado (reservado_en) include (tipo, estado_id, clasificado_id)
      where reservado_en is not null;
  `.execute(db)
}
