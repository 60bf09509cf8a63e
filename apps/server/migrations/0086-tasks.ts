import { type Kysely, sql } from 'kysely'

/** Tasks with their reviewers, checklist, comments, files and history, and what each person has seen of them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table tarea (
      id int generated always as identity primary key,
      titulo text not null,
      descripcion text not null default '',
      creado_por int not null references usuario,
      encargado_id int not null references usuario,
      -- its creator and reviewers, without the assignee: to whom it is shown as assigned
      interesados int[] not null default '{}',
      area_id int references area,
      prioridad int not null default 13 check (prioridad in (12, 13, 14)),
      regla_revision text not null default 'todos' check (regla_revision in ('todos', 'cualquiera')),
      fecha_inicio date,
      fecha_termino date,
      fecha_aprobacion timestamptz(3),
      estado int not null default 6 check (estado in (6, 7, 8, 9, 10, 11, 15)),
      -- to which a stopped or overdue task returns
      estado_previo int check (estado_previo in (6, 7)),
      estado_en timestamptz(3) not null default now(),
      -- the day on which it last became overdue, where its assignee is
      atrasada_el date,
      rondas_revision int not null default 0,
      contacto_id int references contacto,
      -- what it was made of: its name, and the screen of the dashboard that shows it
      origen_texto text not null default '',
      origen_direccion text not null default '',
      -- of the last change that those who see it should notice
      novedad_en timestamptz(3) not null default now(),
      comentarios int not null default 0,
      puntos int not null default 0,
      puntos_hechos int not null default 0,
      creado_en timestamptz(3) not null default now(),
      eliminado_en timestamptz(3),
      version int not null default 1,
      abierta boolean not null generated always as (estado not in (10, 11)) stored,
      -- tasks without a due date come last
      plazo date not null generated always as (coalesce(fecha_termino, date 'infinity')) stored,
      buscado text not null generated always as (sin_acentos(titulo || ' ' || descripcion)) stored,
      check (fecha_inicio <= fecha_termino),
      check (estado not in (9, 15) or estado_previo is not null)
    );
    create index tarea_propia on tarea (encargado_id, plazo, id) where eliminado_en is null;
    create index tarea_propia_abierta on tarea (encargado_id, plazo, id) where eliminado_en is null and abierta;
    create index tarea_interesados on tarea using gin (interesados) with (fastupdate = off) where eliminado_en is null;
    create index tarea_interesados_abierta on tarea using gin (interesados) with (fastupdate = off)
      where eliminado_en is null and abierta;
    create index tarea_por_revisar on tarea using gin (interesados) with (fastupdate = off)
      where eliminado_en is null and estado = 8;
    create index tarea_plazo on tarea (plazo, id) where eliminado_en is null;
    create index tarea_plazo_abierta on tarea (plazo, id) where eliminado_en is null and abierta;
    create index tarea_prioridad on tarea (prioridad, plazo, id) where eliminado_en is null;
    create index tarea_titulo on tarea (titulo collate es, id) where eliminado_en is null;
    create index tarea_estado on tarea (estado, plazo, id) where eliminado_en is null;
    create index tarea_area on tarea (area_id, plazo, id) where eliminado_en is null;
    create index tarea_creador on tarea (creado_por, plazo, id) where eliminado_en is null;
    create index tarea_contacto on tarea (contacto_id, creado_en desc, id desc)
      where eliminado_en is null and contacto_id is not null;
    create index tarea_buscado on tarea using gin (buscado gin_trgm_ops) with (fastupdate = off);
    create index tarea_aprobada on tarea (estado_en) where eliminado_en is null and estado = 10;

    create table tarea_revisor (
      tarea_id int not null references tarea,
      usuario_id int not null references usuario,
      aprobada_en timestamptz(3),
      primary key (tarea_id, usuario_id)
    );
    create index tarea_revisor_de on tarea_revisor (usuario_id);

    create table tarea_punto (
      id int generated always as identity primary key,
      tarea_id int not null references tarea,
      texto text not null,
      hecho_por int references usuario,
      hecho_en timestamptz(3),
      creado_en timestamptz(3) not null default now()
    );
    create index tarea_punto_de on tarea_punto (tarea_id, id);

    create table tarea_comentario (
      id int generated always as identity primary key,
      tarea_id int not null references tarea,
      comentario text not null,
      menciones int[] not null default '{}',
      creado_por int not null references usuario,
      creado_en timestamptz(3) not null default now(),
      -- a stub of it stays
      eliminado_en timestamptz(3)
    );
    create index tarea_comentario_de on tarea_comentario (tarea_id, id);

    create table tarea_adjunto (
      id int generated always as identity primary key,
      tarea_id int not null references tarea,
      archivo_id uuid not null references archivo,
      nombre text not null,
      bytes int not null,
      creado_por int not null references usuario,
      creado_en timestamptz(3) not null default now()
    );
    create index tarea_adjunto_de on tarea_adjunto (tarea_id, id);

    create table tarea_evento (
      id bigint generated always as identity primary key,
      tarea_id int not null references tarea,
      tipo text not null check (tipo in ('creada', 'editada', 'estado', 'aprobacion')),
      de int,
      a int,
      comentario text not null default '',
      -- null: the portal itself
      usuario_id int references usuario,
      ip text,
      creado_en timestamptz(3) not null default now()
    );
    create index tarea_evento_de on tarea_evento (tarea_id, id desc);

    create table tarea_visto (
      tarea_id int not null references tarea,
      usuario_id int not null references usuario,
      visto_en timestamptz(3) not null default now(),
      primary key (tarea_id, usuario_id)
    );
  `.execute(db)
}
