import { type Kysely, sql } from 'kysely'

/** Bounces and complaints that arrive by mail after a broadcast was accepted. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table difusion_destinatario
      drop constraint difusion_destinatario_estado_check,
      add constraint difusion_destinatario_estado_check check (estado in ('en_cola', 'enviando', 'enviado', 'diferido',
        'rebote_blando', 'rebote_duro', 'fallido', 'desconocido', 'baja', 'queja', 'omitido')),
      -- when a report about the mail was read
      add column devuelto_en timestamptz(3);
    create index difusion_destinatario_rebote on difusion_destinatario (lower(email)) where estado = 'rebote_duro';

    -- Mails that were read from the mailbox of returned mails. A row is written together with what its mail changes.
    create table correo_devuelto (
      buzon text not null,
      validez bigint not null,
      uid bigint not null,
      difusion_destinatario_id bigint references difusion_destinatario,
      resultado text not null default '',
      leido_en timestamptz(3) not null default now(),
      primary key (buzon, validez, uid)
    );
    create index correo_devuelto_leido on correo_devuelto (leido_en);
  `.execute(db)
}
