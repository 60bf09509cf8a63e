import { type Kysely, sql } from 'kysely'

/** Contacts are found by words together with their filters, in any order, and by similar words; timelines in indexes of all rows. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    set local statement_timeout = 0; -- a million rows are read
    -- country, language, responsible and enterprise, found in one index with the words
    create function contacto_marcas(pais_id int, idioma text, responsable_id int, empresa_id int) returns text[]
      language sql immutable parallel safe
      return array_remove(array['#p' || pais_id, '#l' || idioma, '#r' || responsable_id, '#e' || empresa_id], null);
    drop index contacto_buscado;
    create index contacto_buscado on contacto
      using gin (buscado gin_trgm_ops, contacto_marcas(pais_id, idioma, responsable_id, empresa_id))
      with (fastupdate = off) where eliminado_en is null;

    -- with all that filters compare: a frequent word that is rare at the beginning of an order is found in it alone
    drop index contacto_nombre, contacto_empresa, contacto_contactado;
    create index contacto_nombre on contacto (nombre collate es, id)
      include (buscado, pais_id, idioma, responsable_id, empresa_id, contactado_en) where eliminado_en is null;
    create index contacto_empresa on contacto (empresa collate es, id)
      include (buscado, pais_id, idioma, responsable_id, empresa_id, contactado_en) where eliminado_en is null;
    create index contacto_contactado on contacto (contactado_en, id)
      include (buscado, pais_id, idioma, responsable_id, empresa_id) where eliminado_en is null;

    create function contacto_palabras(nombre text, empresa text, ocupacion text) returns setof text
      language sql immutable parallel safe
      begin atomic
        select distinct palabra
        from unnest(regexp_split_to_array(sin_acentos(nombre || ' ' || empresa || ' ' || ocupacion), '[^[:alnum:]]+')) palabra
        where palabra ~ '^[[:alpha:]]{3,40}$';
      end;

    -- The words of all contacts that ever were, to correct typing errors. Not unique: two who add one at once do not wait
    -- for each other, and a word may be there twice.
    create table contacto_palabra (palabra text collate "C" not null);
    insert into contacto_palabra
      select distinct palabra from contacto, contacto_palabras(nombre, empresa, ocupacion) palabra;
    create index contacto_palabra_de on contacto_palabra (palabra);
    create index contacto_palabra_parecida on contacto_palabra using gin (palabra gin_trgm_ops) with (fastupdate = off);

    create function contacto_anotar_palabras() returns trigger language plpgsql as $$
    begin
      insert into contacto_palabra
        select palabra from contacto_palabras(new.nombre, new.empresa, new.ocupacion) palabras (palabra)
        where not exists (select from contacto_palabra anotada where anotada.palabra = palabras.palabra);
      return null;
    end $$;
    create trigger contacto_anotar_palabras
      after insert or update of nombre, empresa, ocupacion on contacto
      for each row execute function contacto_anotar_palabras();

    -- without the condition that the address is not empty: the timeline compares it with a column, which does not imply
    -- that, and every row was read
    drop index solicitud_por_email, solicitud_por_telefono, workshop_registro_por_telefono, formulario_por_telefono;
    create index solicitud_por_email on solicitud_clasificado (lower(email), creado_en desc, id desc);
    create index solicitud_por_telefono on solicitud_clasificado (telefono, creado_en desc, id desc);
    create index workshop_registro_por_telefono on workshop_registro (telefono, creado_en desc, id desc);
    create index formulario_por_telefono on formulario (telefono, creado_en desc, id desc);
  `.execute(db)
  await sql`analyze contacto_palabra`.execute(db)
}
