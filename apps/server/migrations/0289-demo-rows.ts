import { type Kysely, sql } from 'kysely'

/** What the demo set made and changed, noted while it is loaded, so that it can be removed for good (decision 108). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table demo_juego (
      unico boolean primary key default true check (unico),
      cargado_en timestamptz(3) not null default now(),
      -- the last row of the audit that the load wrote: later ones are of others
      auditoria_hasta bigint not null,
      quitado_en timestamptz(3)
    );

    create table demo_fila (
      tabla text not null,
      -- its primary key; the columns of a longer one with commas in between
      clave text not null,
      -- as the load left it
      fila jsonb not null,
      -- of a row that was there already: as it was before the load
      antes jsonb,
      primary key (tabla, clave)
    );

    -- a bid of the demo set is nobody's: it goes with its auction
    create or replace function subasta_puja_es_definitiva() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and exists (
        select from demo_fila where tabla = 'subasta_puja' and clave = old.id::text and antes is null
      ) then
        return old;
      end if;
      raise exception 'a bid is irrevocable';
    end $$;
  `.execute(db)
}
