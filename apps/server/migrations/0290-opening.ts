import { type Kysely, sql } from 'kysely'

/** The first run: whether the site is open to visitors, and what its people confirmed before (rule opening/closed). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table apertura (
      unico boolean primary key default true check (unico),
      abierto_en timestamptz(3),
      usuario_id int references usuario on delete set null,
      -- the last test mail to the address that gets inquiries
      prueba_correo text,
      prueba_codigo text,
      prueba_enviada_en timestamptz(3),
      prueba_llegada_en timestamptz(3)
    );
    -- a portal with a company of its own, not one of the demo set, is in use already
    insert into apertura (abierto_en)
      select case when exists (select from empresa where email !~* '@example[.](com|net|org)$') then now() end;

    create table apertura_linea (
      clave text primary key,
      usuario_id int references usuario on delete set null,
      creado_en timestamptz(3) not null default now()
    );

    -- the dollar that a portal began with: nobody published it
    delete from tipo_cambio
      where moneda = 'USD' and fecha = '2026-11-01' and valor = 950 and fuente = 'valor de muestra';
  `.execute(db)
}
