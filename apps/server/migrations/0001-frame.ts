import { type Kysely, sql } from 'kysely'

/** What the frame needs: search without accents, jobs' neighbours (mails, files), limits, audit, idempotency, secrets. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create extension if not exists unaccent;
    create extension if not exists pg_trgm;
    create collation if not exists es (provider = icu, locale = 'es');

    -- unaccent() is only "stable" because its dictionary could change; ours does not, and indexes need immutable
    create function sin_acentos(texto text) returns text language sql immutable strict parallel safe
      return lower(public.unaccent('public.unaccent', texto));

    create table secreto (
      nombre text primary key,
      valor text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
      creado_en timestamptz(3) not null default now()
    );
    insert into secreto (nombre) values ('sesion'), ('pin'), ('enlace'), ('captcha');

    create table auditoria (
      id bigint generated always as identity primary key,
      creado_en timestamptz(3) not null default now(),
      usuario_id int,
      ip text not null,
      solicitud_id text not null,
      accion text not null,
      entidad text not null,
      entidad_id text,
      antes jsonb,
      despues jsonb
    );
    create index auditoria_entidad on auditoria (entidad, entidad_id, id desc);
    create index auditoria_usuario on auditoria (usuario_id, id desc);
    create function auditoria_solo_crece() returns trigger language plpgsql as $$
      begin raise exception 'auditoria only grows'; end $$;
    create trigger auditoria_solo_crece before update or delete or truncate on auditoria
      for each statement execute function auditoria_solo_crece();

    create table idempotencia (
      clave text primary key,
      estado_http int,
      respuesta text,
      creado_en timestamptz(3) not null default now()
    );
    create index idempotencia_creado_en on idempotencia (creado_en);

    create table limite (
      clave text not null,
      desde timestamptz(3) not null,
      cuenta int not null,
      vence_en timestamptz(3) not null,
      primary key (clave, desde)
    );
    create index limite_vence_en on limite (vence_en);

    create table captcha_usado (
      desafio text primary key,
      vence_en timestamptz(3) not null
    );
    create index captcha_usado_vence_en on captcha_usado (vence_en);

    create table archivo (
      id uuid primary key default gen_random_uuid(),
      clave text not null unique,
      nombre text not null,
      tipo text not null,
      bytes int not null,
      sha256 text not null,
      es_publico boolean not null default false,
      -- a report that was made to be fetched once; swept after this
      vence_en timestamptz(3),
      creado_por int,
      creado_en timestamptz(3) not null default now()
    );

    create table correo (
      id bigint generated always as identity primary key,
      para text not null,
      asunto text not null,
      html text,
      texto text,
      idioma text not null check (idioma in ('es', 'en')),
      motivo text not null,
      adjuntos jsonb not null default '[]',
      estado text not null default 'pendiente' check (estado in ('pendiente', 'enviado', 'fallido', 'vencido')),
      intentos int not null default 0,
      proximo_en timestamptz(3) not null default now(),
      vence_en timestamptz(3),
      error text,
      creado_en timestamptz(3) not null default now(),
      enviado_en timestamptz(3)
    );
    create index correo_para on correo (lower(para), id desc);
    create index correo_pendiente on correo (proximo_en) where estado = 'pendiente';
    create index correo_fallido on correo (id desc) where estado = 'fallido';
  `.execute(db)
}
