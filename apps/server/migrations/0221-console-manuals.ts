import { type Kysely, sql } from 'kysely'

/** The manual of each console as a PDF, stored like its brochure. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table producto_manual (
      producto_id int not null references producto,
      idioma text not null check (idioma in ('es', 'en')),
      -- SHA-256 of all that the manual says: another one is made when that changes
      huella text not null,
      archivo_id uuid not null references archivo,
      creado_en timestamptz(3) not null default now(),
      primary key (producto_id, idioma)
    );
  `.execute(db)
}
