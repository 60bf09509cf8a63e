import { type Kysely, sql } from 'kysely'

/** When a client looked at his quote from his link (rule quotes/openings). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table cotizacion_apertura (
      cotizacion_id int primary key references cotizacion,
      primera_en timestamptz(3) not null default now(),
      ultima_en timestamptz(3) not null default now(),
      veces int not null default 1
    );
  `.execute(db)
}
