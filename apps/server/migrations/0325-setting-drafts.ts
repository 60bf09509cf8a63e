import { type Kysely, sql } from 'kysely'

/**
 * A group of texts may have a draft (rule public-site/drafts): the value that is proposed, over which version it was
 * written, by whom, and the secret of the address under which it is previewed. `borrador_version` counts its changes.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table ajuste
      add column borrador jsonb,
      add column borrador_version integer not null default 0,
      add column borrador_sobre integer,
      add column borrador_de integer references usuario (id),
      add column borrador_en timestamptz,
      add column borrador_vista uuid,
      add constraint ajuste_borrador_entero check (
        num_nulls(borrador, borrador_sobre, borrador_de, borrador_en, borrador_vista) in (0, 5));
    create index ajuste_borrador_de on ajuste (borrador_de) where borrador_de is not null
  `.execute(db)
}
