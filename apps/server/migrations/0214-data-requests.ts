import { type Kysely, sql } from 'kysely'

/** Requests of people about their personal data (decision 058). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table solicitud_datos (
      id int generated always as identity primary key,
      tipo text not null
        check (tipo in ('acceso', 'rectificacion', 'supresion', 'oposicion', 'portabilidad', 'bloqueo')),
      nombre text not null,
      email text not null,
      detalle text not null default '',
      idioma text not null check (idioma in ('es', 'en')),
      estado text not null default 'por_confirmar'
        check (estado in ('por_confirmar', 'recibida', 'en_proceso', 'respondida', 'rechazada')),
      enlace_version int not null default 1,
      ip text not null default '',
      pedida_en timestamptz(3) not null default now(),
      confirmada_en timestamptz(3),
      -- the last day for an answer, at the office
      vence_el date,
      responsable_id int references usuario on delete set null,
      respuesta text not null default '',
      respondida_en timestamptz(3),
      -- when the data of its address were deleted
      borrada_en timestamptz(3),
      version int not null default 1,
      check ((estado = 'por_confirmar') = (confirmada_en is null)),
      check ((confirmada_en is null) = (vence_el is null)),
      check ((estado in ('respondida', 'rechazada')) = (respondida_en is not null)),
      buscado text not null generated always as (sin_acentos(nombre || ' ' || email)) stored
    );
    create index solicitud_datos_abierta on solicitud_datos (vence_el) where estado in ('recibida', 'en_proceso');
    create index solicitud_datos_email on solicitud_datos (lower(email));
  `.execute(db)
}
