import { type Kysely, sql } from 'kysely'

/** Reference tables, enterprises, branches, users, their modules, sessions and PINs. Rows of the reference tables follow in 0003. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table pais (
      id int primary key,
      codigo text not null unique,
      nombre text not null,
      nombre_en text not null,
      zona_horaria text not null,
      codigo_telefono text not null
    );
    create table rol (id int primary key, nombre text not null, nombre_en text not null);
    create table estado (id int primary key, nombre text not null, nombre_en text not null);
    create table tipo_documento (id int primary key, nombre text not null, nombre_en text not null);
    create table modulo (clave text primary key, nombre text not null, nombre_en text not null);

    create table empresa (
      id int generated always as identity primary key,
      nombre text not null,
      abreviatura text not null check (abreviatura ~ '^[A-Z]{2,6}$'),
      estado_id int not null default 1 references estado,
      pais_id int not null references pais,
      zona_horaria text not null,
      email text not null,
      telefono text not null,
      emails_autorizados text[] not null default '{}',
      creado_en timestamptz(3) not null default now(),
      eliminado_en timestamptz(3),
      version int not null default 1
    );
    create unique index empresa_abreviatura on empresa (abreviatura) where eliminado_en is null;

    create table sucursal (
      id int generated always as identity primary key,
      empresa_id int not null references empresa,
      nombre text not null,
      estado_id int not null default 1 references estado,
      creado_por int,
      creado_en timestamptz(3) not null default now(),
      eliminado_en timestamptz(3),
      version int not null default 1,
      unique (id, empresa_id)
    );
    create unique index sucursal_nombre on sucursal (empresa_id, sin_acentos(nombre)) where eliminado_en is null;

    create table usuario (
      id int generated always as identity primary key,
      nombres text not null,
      apellido_paterno text not null default '',
      apellido_materno text not null default '',
      tipo_documento_id int references tipo_documento,
      numero_documento text not null default '',
      telefono text not null default '',
      email text not null,
      rol_id int not null references rol,
      empresa_id int references empresa,
      sucursal_id int,
      pais_id int references pais,
      estado_id int not null default 1 references estado,
      idioma text not null default 'es' check (idioma in ('es', 'en')),
      password_hash text,
      avatar_id uuid references archivo,
      creado_por int,
      creado_en timestamptz(3) not null default now(),
      eliminado_en timestamptz(3),
      version int not null default 1,
      buscado text not null generated always as (sin_acentos(
        nombres || ' ' || apellido_paterno || ' ' || apellido_materno || ' ' || email || ' ' || numero_documento)) stored,
      -- a branch of another enterprise cannot be stored (users 13)
      foreign key (sucursal_id, empresa_id) references sucursal (id, empresa_id)
    );
    create unique index usuario_email on usuario (lower(email)) where eliminado_en is null;
    create index usuario_buscado on usuario using gin (buscado gin_trgm_ops);
    create index usuario_empresa on usuario (empresa_id, id) where eliminado_en is null;
    create index usuario_nombre on usuario (apellido_paterno collate es, nombres collate es, id) where eliminado_en is null;
    create index usuario_creado_en on usuario (creado_en, id) where eliminado_en is null;

    create table acceso_modulo (
      usuario_id int not null references usuario,
      clave_modulo text not null references modulo,
      creado_en timestamptz(3) not null default now(),
      primary key (usuario_id, clave_modulo)
    );

    create table sesion (
      id uuid primary key,
      usuario_id int not null references usuario,
      ip text not null,
      agente text not null,
      creado_en timestamptz(3) not null default now(),
      visto_en timestamptz(3) not null default now(),
      vence_en timestamptz(3) not null,
      terminada_en timestamptz(3)
    );
    create index sesion_abierta on sesion (usuario_id, creado_en desc) where terminada_en is null;
    create index sesion_vence_en on sesion (vence_en);

    create table pin (
      id bigint generated always as identity primary key,
      motivo text not null,
      email text not null,
      pin_hash text,
      creado_en timestamptz(3) not null default now(),
      vence_en timestamptz(3) not null,
      intentos int not null default 0,
      usado_en timestamptz(3)
    );
    create index pin_motivo on pin (motivo, email, id desc);

    create table enlace_password (
      token_hash text primary key,
      usuario_id int not null references usuario,
      creado_en timestamptz(3) not null default now(),
      vence_en timestamptz(3) not null,
      usado_en timestamptz(3)
    );
  `.execute(db)
}
