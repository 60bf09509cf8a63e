import { type Kysely, sql } from 'kysely'

/** Every reason why a contact gets no broadcasts. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- further reasons besides the first one, each with its moment: {"baja": "2026-01-05T12:00:00Z"}
    alter table contacto add column no_contactar_otros jsonb not null default '{}';
    update contacto set no_contactar_otros = jsonb_build_object('baja', baja.en), version = version + 1
    from (
      select lower(email) as email, max(baja_en) as en from difusion_destinatario where baja_en is not null group by 1
    ) baja
    where lower(contacto.email) = baja.email and contacto.no_contactar_motivo not in ('', 'baja')
      and contacto.no_contactar_en < baja.en;
  `.execute(db)
}
