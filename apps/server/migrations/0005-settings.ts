import { type Kysely, sql } from 'kysely'

/** Site settings (rule public-site/company): one row each, with neutral sample values until the owner writes his. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table ajuste (
      clave text primary key,
      valor jsonb not null,
      actualizado_en timestamptz(3) not null default now()
    );
    insert into ajuste (clave, valor) values ('empresa', '{
      "nombre": "NEXT",
      "email": "info@example.com",
      "telefono": "+56 2 2000 0000",
      "direccion": "Avenida Ejemplo 100, Santiago, Chile",
      "sitio": "www.example.com"
    }');
  `.execute(db)
}
