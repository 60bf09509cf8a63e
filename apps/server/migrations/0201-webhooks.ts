import { type Kysely, sql } from 'kysely'

/** Addresses of other systems that are told of events, and every attempt to tell them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table webhook (
      id int generated always as identity primary key,
      usuario_id int not null references usuario,
      -- narrows it to events of one enterprise; null: what its owner sees
      empresa_id int references empresa,
      nombre text not null,
      direccion text not null,
      eventos text[] not null,
      estado text not null default 'activo' check (estado in ('activo', 'pausado', 'desactivado')),
      -- why the portal disabled it
      motivo text,
      -- sealed; the earlier one also signs until its end
      secreto text not null,
      secreto_anterior text,
      anterior_vence_en timestamptz(3),
      -- events given up since the last one that arrived
      abandonos int not null default 0,
      version int not null default 1,
      creado_en timestamptz(3) not null default now(),
      eliminado_en timestamptz(3)
    );
    create index webhook_eventos on webhook using gin (eventos) where estado = 'activo' and eliminado_en is null;

    create table webhook_evento (
      id bigint generated always as identity primary key,
      tipo text not null,
      -- whose row it is about
      empresa_id int,
      usuario_id int,
      -- any of these modules opens the row
      modulos text[] not null,
      datos jsonb not null,
      creado_en timestamptz(3) not null default now()
    );

    create table webhook_envio (
      id bigint generated always as identity primary key,
      webhook_id int not null references webhook,
      evento_id bigint not null references webhook_evento on delete cascade,
      -- webhook-id: the same for all attempts, also when sent again
      mensaje text not null unique,
      estado text not null default 'pendiente' check (estado in ('pendiente', 'entregado', 'fallido', 'omitido')),
      intentos int not null default 0,
      -- the first attempt of the running series, which ends 24 h later
      desde timestamptz(3) not null default now(),
      intentos_serie int not null default 0,
      siguiente_en timestamptz(3) not null default now(),
      -- a process is sending it until then, unless it died
      tomado_hasta timestamptz(3),
      creado_en timestamptz(3) not null default now(),
      terminado_en timestamptz(3),
      unique (webhook_id, evento_id)
    );
    create index webhook_envio_pendiente on webhook_envio (siguiente_en) where estado = 'pendiente';
    create index webhook_envio_de on webhook_envio (webhook_id, id desc);
    create index webhook_envio_evento on webhook_envio (evento_id);

    create table webhook_intento (
      envio_id bigint not null references webhook_envio on delete cascade,
      numero int not null,
      empezado_en timestamptz(3) not null,
      -- null while it runs, or when its process died
      ms int,
      estado_http int,
      error text,
      encabezados jsonb,
      respuesta text,
      primary key (envio_id, numero)
    );
  `.execute(db)
}
