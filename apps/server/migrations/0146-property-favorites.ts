import { type Kysely, sql } from 'kysely'

/** Properties that signed-in people keep (rule properties/favorites). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table propiedad_favorita (
      usuario_id int not null references usuario on delete cascade,
      propiedad_id int not null references propiedad,
      -- orders those that were kept at the same time too
      orden bigint not null generated always as identity,
      creado_en timestamptz(3) not null default now(),
      primary key (usuario_id, propiedad_id)
    );
    create index propiedad_favorita_de on propiedad_favorita (usuario_id, orden desc);
  `.execute(db)
}
