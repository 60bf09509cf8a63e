import { type Kysely, sql } from 'kysely'

/** What the timeline of a contact is read by: the e-mail or phone in quotes, requests, registrations and forms. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create index cotizacion_por_email on cotizacion (lower(cliente_email), creado_en desc, id desc) where not reemplazada;
    create index cotizacion_por_telefono on cotizacion (cliente_telefono, creado_en desc, id desc) where not reemplazada;
    create index solicitud_por_email on solicitud_clasificado (lower(email), creado_en desc, id desc) where email <> '';
    create index solicitud_por_telefono on solicitud_clasificado (telefono, creado_en desc, id desc) where telefono <> '';
    create index workshop_registro_por_email on workshop_registro (lower(email), creado_en desc, id desc);
    create index workshop_registro_por_telefono on workshop_registro (telefono, creado_en desc, id desc) where telefono <> '';
    create index formulario_por_email on formulario (lower(email), creado_en desc, id desc);
    create index formulario_por_telefono on formulario (telefono, creado_en desc, id desc) where telefono <> '';
  `.execute(db)
}
