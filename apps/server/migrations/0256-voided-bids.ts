import { type Kysely, sql } from 'kysely'

/** Bids that staff took out of an auction: their rows stay as they were placed (decision 086). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- whether the bidder named a maximum; null in older rows
    alter table subasta_puja add column es_maximo boolean;
    create table subasta_puja_anulada (
      subasta_id int not null,
      orden int not null,
      -- why; empty of a later bid, which was placed again without it
      motivo text not null default '',
      usuario_id int references usuario,
      creado_en timestamptz(3) not null default now(),
      primary key (subasta_id, orden),
      foreign key (subasta_id, orden) references subasta_puja (subasta_id, orden)
    );
  `.execute(db)
}
