import { type Kysely, sql } from 'kysely'

/** Words that the searches of the marketplace take as one: a term, and others of its meaning with commas between them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table sinonimo (
      id int generated always as identity primary key,
      nombre text not null,
      tambien text not null,
      tambien_en text not null,
      creado_en timestamptz(3) not null default now(),
      eliminado_en timestamptz(3),
      version int not null default 1
    );
    create unique index sinonimo_nombre on sinonimo (sin_acentos(nombre)) where eliminado_en is null;
    insert into sinonimo (nombre, tambien, tambien_en) values
      ('torre de iluminación', 'torre de luz', 'light tower, lighting tower'),
      ('montacargas', 'grúa horquilla', 'forklift');
  `.execute(db)
}
