import { type Kysely, sql } from 'kysely'

/** What an upload chose, and cells that nobody may read again: they go with the row that they are for (decision 121). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table importacion
      -- of the workbook, which goes when it has been read where it may hold secrets
      add column nombre text not null default '',
      -- what was chosen with the upload
      add column opciones jsonb not null default '{}';

    create table importacion_secreto (
      importacion_id int not null,
      fila int not null,
      campo text not null,
      texto text not null,
      primary key (importacion_id, fila, campo),
      foreign key (importacion_id, fila) references importacion_fila on delete cascade
    );
  `.execute(db)
}
