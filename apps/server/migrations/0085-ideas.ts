import { type Kysely, sql } from 'kysely'

/** Ideas with their votes, comments and history. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table idea (
      id int generated always as identity primary key,
      titulo text not null,
      descripcion text not null default '',
      integrantes int[] not null,
      area_id int references area,
      tiempo_interes int not null default 16 check (tiempo_interes in (16, 17, 18, 19)),
      creado_por int not null references usuario,
      creado_en timestamptz(3) not null default now(),
      -- rows of idea_voto, and of idea_comentario that are not deleted
      votos int not null default 0,
      comentarios int not null default 0,
      -- the task that it became; it is no longer open then
      tarea_id int,
      convertida_en timestamptz(3),
      eliminado_en timestamptz(3),
      version int not null default 1,
      buscado text not null generated always as (sin_acentos(titulo || ' ' || descripcion)) stored,
      check ((tarea_id is null) = (convertida_en is null))
    );
    create index idea_abierta on idea (tiempo_interes, votos desc, id desc)
      where eliminado_en is null and tarea_id is null;
    create index idea_votos on idea (votos desc, id desc) where eliminado_en is null;
    create index idea_area on idea (area_id) where eliminado_en is null;
    create unique index idea_tarea on idea (tarea_id);
    create index idea_buscado on idea using gin (buscado gin_trgm_ops) where eliminado_en is null;

    create table idea_voto (
      idea_id int not null references idea,
      usuario_id int not null references usuario,
      creado_en timestamptz(3) not null default now(),
      primary key (idea_id, usuario_id)
    );
    create index idea_voto_de on idea_voto (usuario_id);

    create table idea_comentario (
      id int generated always as identity primary key,
      idea_id int not null references idea,
      comentario text not null,
      creado_por int not null references usuario,
      creado_en timestamptz(3) not null default now(),
      -- a stub of it stays
      eliminado_en timestamptz(3)
    );
    create index idea_comentario_de on idea_comentario (idea_id, id);

    create table idea_evento (
      id bigint generated always as identity primary key,
      idea_id int not null references idea,
      tipo text not null check (tipo in ('creada', 'editada', 'horizonte', 'convertida')),
      -- horizons
      de int,
      a int,
      usuario_id int not null references usuario,
      creado_en timestamptz(3) not null default now()
    );
    create index idea_evento_de on idea_evento (idea_id, id);
  `.execute(db)
}
