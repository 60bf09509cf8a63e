import { type Kysely, sql } from 'kysely'

/**
 * Searches that visitors save by e-mail (rule marketplace/saved-searches), and since when items are in the public
 * lists.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- each time an item stood in the public lists; without a row it stood there since it was made
    create table a_la_vista (
      id bigint generated always as identity primary key,
      clasificado_id int references clasificado on delete cascade,
      propiedad_id int references propiedad on delete cascade,
      desde timestamptz(3) not null default statement_timestamp(),
      hasta timestamptz(3),
      -- when it was compared with the saved searches
      comparada_en timestamptz(3),
      check (num_nonnulls(clasificado_id, propiedad_id) = 1)
    );
    create index a_la_vista_clasificado on a_la_vista (clasificado_id) where clasificado_id is not null;
    create index a_la_vista_propiedad on a_la_vista (propiedad_id) where propiedad_id is not null;
    create index a_la_vista_por_comparar on a_la_vista (id) where comparada_en is null;

    -- a trigger, so that no way of writing can leave one out
    create function anotar_a_la_vista() returns trigger language plpgsql as $$
    declare
      clasificado int := case when tg_table_name = 'clasificado' then new.id end;
      propiedad int := case when tg_table_name = 'propiedad' then new.id end;
    begin
      if new.es_publico then
        insert into a_la_vista (clasificado_id, propiedad_id) values (clasificado, propiedad);
        return null;
      end if;
      update a_la_vista set hasta = statement_timestamp()
      where (clasificado_id = clasificado or propiedad_id = propiedad) and hasta is null;
      if not found then
        insert into a_la_vista (clasificado_id, propiedad_id, desde, hasta, comparada_en)
        values (clasificado, propiedad, new.creado_en, statement_timestamp(), statement_timestamp());
      end if;
      return null;
    end $$;
    create trigger clasificado_aparece after insert on clasificado
      for each row when (new.es_publico) execute function anotar_a_la_vista();
    create trigger clasificado_a_la_vista after update on clasificado
      for each row when (old.es_publico <> new.es_publico) execute function anotar_a_la_vista();
    create trigger propiedad_aparece after insert on propiedad
      for each row when (new.es_publico) execute function anotar_a_la_vista();
    create trigger propiedad_a_la_vista after update on propiedad
      for each row when (old.es_publico <> new.es_publico) execute function anotar_a_la_vista();

    create table busqueda_guardada (
      id int generated always as identity primary key,
      tipo text not null check (tipo in ('maquinaria', 'propiedad')),
      -- as the address of the list has it, in one order
      filtro text not null check (length(filtro) <= 4000),
      email text not null,
      idioma text not null check (idioma in ('es', 'en')),
      frecuencia text not null check (frecuencia in ('inmediata', 'diaria', 'semanal')),
      enlace_version int not null default 1,
      creada_en timestamptz(3) not null default now(),
      -- last asked for: its link confirms for some days from then
      pedida_en timestamptz(3) not null default now(),
      confirmada_en timestamptz(3),
      avisada_en timestamptz(3),
      terminada_en timestamptz(3)
    );
    create unique index busqueda_guardada_una on busqueda_guardada (lower(email), tipo, md5(filtro))
      where terminada_en is null;
    create index busqueda_guardada_activa on busqueda_guardada (tipo, confirmada_en)
      where confirmada_en is not null and terminada_en is null;

    -- an item found for a search: told at most once
    create table busqueda_aviso (
      id bigint generated always as identity primary key,
      busqueda_id int not null references busqueda_guardada on delete cascade,
      clasificado_id int references clasificado on delete cascade,
      propiedad_id int references propiedad on delete cascade,
      enviar_en timestamptz(3) not null,
      avisado_en timestamptz(3),
      -- null too when another search of the address told it
      correo_id bigint references correo on delete set null,
      check (num_nonnulls(clasificado_id, propiedad_id) = 1)
    );
    create unique index busqueda_aviso_clasificado on busqueda_aviso (busqueda_id, clasificado_id)
      where clasificado_id is not null;
    create unique index busqueda_aviso_propiedad on busqueda_aviso (busqueda_id, propiedad_id)
      where propiedad_id is not null;
    create index busqueda_aviso_de_clasificado on busqueda_aviso (clasificado_id) where clasificado_id is not null;
    create index busqueda_aviso_de_propiedad on busqueda_aviso (propiedad_id) where propiedad_id is not null;
    create index busqueda_aviso_por_enviar on busqueda_aviso (enviar_en) where avisado_en is null;
  `.execute(db)
}
