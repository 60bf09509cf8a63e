import { type Kysely, sql } from 'kysely'

/** Contacts, what was said to them and when they are met, and merges of duplicates. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- The beginnings of the words of a text, in alphabetical order: the same for accents, case, order and most slips.
    create function contacto_comienzos(texto text, letras int) returns text language sql immutable strict parallel safe
      return (
        select coalesce(string_agg(comienzo, ' ' order by comienzo), '')
        from (
          select distinct left(palabra, letras)
          from unnest(regexp_split_to_array(sin_acentos(texto), '[^[:alnum:]]+')) palabra where palabra <> ''
        ) palabras (comienzo)
      );

    -- What two contacts that are nearly alike in name and company share at least one of.
    create function contacto_claves(nombre text, empresa text) returns text[] language sql immutable strict parallel safe
      return array[
        'n ' || contacto_comienzos(nombre, 4),
        'e ' || contacto_comienzos(empresa, 4) || '|' || contacto_comienzos(nombre, 1)
      ];

    create table contacto (
      id int generated always as identity primary key,
      nombre text not null,
      email text not null,
      telefono text not null,
      pais_id int not null references pais,
      -- the company or entity that he works for
      empresa text not null,
      ocupacion text not null default '',
      idioma text not null default 'es' check (idioma in ('es', 'en')),
      responsable_id int not null references usuario,
      -- of the responsible when he took over; null when he had none
      empresa_id int references empresa,
      -- the last contact: his entry, an event, or a meeting, which may lie ahead
      contactado_en timestamptz(3) not null default now(),
      -- no broadcasts: since when, and why
      no_contactar_en timestamptz(3),
      no_contactar_motivo text not null default '' check ((no_contactar_motivo = '') = (no_contactar_en is null)),
      -- deleted by a merge: the contact that has his addresses and history now
      fusionado_con int references contacto,
      creado_por int references usuario,
      creado_en timestamptz(3) not null default now(),
      eliminado_en timestamptz(3),
      version int not null default 1,
      buscado text not null generated always as (
        sin_acentos(nombre || ' ' || empresa || ' ' || email || ' ' || telefono || ' ' || ocupacion)
      ) stored,
      check (fusionado_con is null or eliminado_en is not null)
    );
    create index contacto_nombre on contacto (nombre collate es, id) where eliminado_en is null;
    create index contacto_empresa on contacto (empresa collate es, id) where eliminado_en is null;
    create index contacto_creado on contacto (creado_en, id) where eliminado_en is null;
    create index contacto_contactado on contacto (contactado_en, id) include (responsable_id, empresa_id)
      where eliminado_en is null;
    create index contacto_responsable on contacto (responsable_id, nombre collate es, id) where eliminado_en is null;
    create index contacto_de_empresa on contacto (empresa_id, nombre collate es, id) where eliminado_en is null;
    create index contacto_pais on contacto (pais_id, nombre collate es, id) where eliminado_en is null;
    create index contacto_email on contacto (lower(email)) where eliminado_en is null or fusionado_con is not null;
    create index contacto_telefono on contacto (telefono) where eliminado_en is null or fusionado_con is not null;
    create index contacto_fusionado on contacto (fusionado_con) where fusionado_con is not null;
    create index contacto_buscado on contacto using gin (buscado gin_trgm_ops) with (fastupdate = off);
    create index contacto_parecido on contacto using gin (contacto_claves(nombre, empresa)) with (fastupdate = off)
      where eliminado_en is null;

    create table historialcontacto (
      id int generated always as identity primary key,
      contacto_id int not null references contacto,
      comentario text not null default '',
      fecha_reunion timestamptz(3),
      -- in which the date was typed
      zona_horaria text not null,
      -- of a meeting that is past: held, missed, or moved to another event
      resultado text check (resultado in ('realizada', 'no_asistio', 'movida')),
      -- of a meeting: when the contact was invited, and the number of his last calendar entry
      invitado_en timestamptz(3),
      secuencia int not null default 0,
      creado_por int references usuario,
      creado_en timestamptz(3) not null default now(),
      editado_por int references usuario,
      editado_en timestamptz(3),
      eliminado_en timestamptz(3),
      version int not null default 1,
      check (comentario <> '' or fecha_reunion is not null),
      check (fecha_reunion is not null or (resultado is null and invitado_en is null))
    );
    create index historialcontacto_de on historialcontacto (contacto_id, creado_en desc, id desc) where eliminado_en is null;
    create index historialcontacto_reunion on historialcontacto (fecha_reunion, contacto_id)
      where eliminado_en is null and fecha_reunion is not null;
    create index historialcontacto_por_responder on historialcontacto (fecha_reunion)
      where eliminado_en is null and fecha_reunion is not null and resultado is null;

    create function contacto_contactado() returns trigger language plpgsql as $$
    begin
      -- a new event can only be later: those before it are not read again
      if tg_op = 'INSERT' then
        update contacto c set contactado_en = greatest(new.creado_en, new.fecha_reunion)
        where c.id = new.contacto_id and c.contactado_en < greatest(new.creado_en, new.fecha_reunion);
        return null;
      end if;
      update contacto c set contactado_en = greatest(c.creado_en, (
        select max(greatest(h.creado_en, h.fecha_reunion)) from historialcontacto h
        where h.contacto_id = c.id and h.eliminado_en is null))
      where c.id in (new.contacto_id, old.contacto_id);
      return null;
    end $$;
    create trigger contacto_contactado
      after insert or update of contacto_id, fecha_reunion, eliminado_en on historialcontacto
      for each row execute function contacto_contactado();

    -- After how many days a responsible calls a contact silent; without a row, the default.
    create table contacto_silencio (
      usuario_id int primary key references usuario,
      dias int not null check (dias between 1 and 3650)
    );

    create table contacto_fusion (
      id int generated always as identity primary key,
      contacto_id int not null references contacto,
      -- the one that is gone
      otro_id int not null references contacto,
      usuario_id int references usuario,
      -- what undoing needs: both rows as they were, and the ids of what was moved
      antes jsonb not null,
      creado_en timestamptz(3) not null default now(),
      deshecha_en timestamptz(3)
    );
    create index contacto_fusion_de on contacto_fusion (contacto_id, id desc) where deshecha_en is null;
  `.execute(db)
}
