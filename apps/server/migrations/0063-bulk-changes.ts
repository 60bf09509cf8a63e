import { type Kysely, sql } from 'kysely'

/** Changes of many records at once, kept so that the person who made one can undo it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table lote (
      id int generated always as identity primary key,
      lista text not null,
      accion text not null,
      usuario_id int not null references usuario,
      -- where its author belonged then: who has moved since undoes nothing there
      empresa_id int references empresa,
      -- by record: id, nombre, and what undoing needs
      filas jsonb not null,
      creado_en timestamptz(3) not null default now(),
      deshecho_en timestamptz(3)
    );
    create index lote_creado on lote (creado_en);
  `.execute(db)
}
