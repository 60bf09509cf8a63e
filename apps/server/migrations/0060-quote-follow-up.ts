import { type Kysely, sql } from 'kysely'

/** How far a quote came with its client: its mail, his first look, the reminders; and what lists are narrowed by. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table cotizacion
      -- the last mail that carried the link; null: none yet, or sent by the release before this one
      add column envio_correo_id bigint,
      -- the first look of the client, as cotizacion_apertura has it: a copy, so that lists are found by it
      add column abierta_en timestamptz(3),
      -- the client is reminded three days before the end
      add column recordar boolean not null default false;
    update cotizacion q set abierta_en = a.primera_en from cotizacion_apertura a where a.cotizacion_id = q.id;

    -- the day is that of the issuing enterprise: one reminder a day, however many ask for it at once
    create table cotizacion_recordatorio (
      cotizacion_id int not null references cotizacion,
      dia date not null,
      automatico boolean not null,
      usuario_id int references usuario,
      correo_id bigint not null,
      creado_en timestamptz(3) not null default now(),
      primary key (cotizacion_id, dia)
    );
    create unique index cotizacion_recordatorio_automatico on cotizacion_recordatorio (cotizacion_id) where automatico;

    create index cotizacion_por_seguimiento on cotizacion (
      (case when enviada_en is null then 'sin_enviar' when abierta_en is null then 'enviada' else 'abierta' end),
      creado_en desc, id desc) include (empresa_id, usuario_id) where estado = 'pendiente' and not reemplazada;
    create index cotizacion_envio_correo on cotizacion (envio_correo_id) where envio_correo_id is not null;
    create index cotizacion_por_recordar on cotizacion (vence_en) where recordar and estado = 'pendiente' and not reemplazada;
    create index cotizacion_vence_de on cotizacion (usuario_id, vence_en) where estado = 'pendiente' and not reemplazada;
    create index cotizacion_por_pais on cotizacion (pais_id, creado_en desc, id desc)
      include (estado, empresa_id, usuario_id) where not reemplazada;
    create index cotizacion_por_enviada on cotizacion (enviada_en) where enviada_en is not null and not reemplazada;
  `.execute(db)
}
