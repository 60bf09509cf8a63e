import { type Kysely, sql } from 'kysely'

/** Events of the calendar, who is responsible for them, and the secret addresses by which other programs read it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table evento_calendario (
      id int generated always as identity primary key,
      descripcion text not null,
      pais_id int not null references pais,
      -- of the first occurrence; of a whole day its midnight in the zone
      fecha_inicio timestamptz(3) not null,
      fecha_termino timestamptz(3) not null,
      todo_el_dia boolean not null,
      zona_horaria text not null,
      nota text not null default '',
      -- RRULE of RFC 5545; empty: it happens once
      regla text not null default '',
      -- the end of the last occurrence; null: there is no last one
      ultimo_termino timestamptz(3),
      -- an exception: the event that it belongs to, and the start that the rule gives
      serie_id int references evento_calendario,
      ocurrencia timestamptz(3),
      -- an exception: it does not take place
      cancelada boolean not null default false,
      -- number of the last invitation
      secuencia int not null default 0,
      creado_por int not null references usuario,
      empresa_id int references empresa,
      creado_en timestamptz(3) not null default now(),
      editado_por int references usuario,
      editado_en timestamptz(3) not null default now(),
      eliminado_en timestamptz(3),
      version int not null default 1,
      buscado text not null generated always as (sin_acentos(descripcion || ' ' || nota)) stored,
      check (fecha_termino > fecha_inicio),
      check ((serie_id is null) = (ocurrencia is null)),
      check (serie_id is null or regla = ''),
      check (not cancelada or serie_id is not null)
    );
    create index evento_calendario_cuando on evento_calendario
      using gist (tstzrange(fecha_inicio, coalesce(ultimo_termino, 'infinity'))) where eliminado_en is null;
    create unique index evento_calendario_excepcion on evento_calendario (serie_id, ocurrencia)
      where eliminado_en is null;
    create index evento_calendario_autor on evento_calendario (creado_por) where eliminado_en is null;
    create index evento_calendario_buscado on evento_calendario using gin (buscado gin_trgm_ops) with (fastupdate = off);

    create table evento_calendario_responsable (
      evento_id int not null references evento_calendario,
      usuario_id int not null references usuario,
      primary key (evento_id, usuario_id)
    );
    create index evento_calendario_responsable_de on evento_calendario_responsable (usuario_id, evento_id);

    create table calendario_direccion (
      usuario_id int primary key references usuario,
      secreto_hash text not null unique,
      creado_en timestamptz(3) not null default now()
    );
  `.execute(db)
}
