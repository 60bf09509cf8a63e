import { type Kysely, sql } from 'kysely'

/** Keys with which other systems use the API on behalf of whoever made them, and the audit rows that name one. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    insert into secreto (nombre) values ('llave_api'), ('webhook');

    create table llave_api (
      id int generated always as identity primary key,
      usuario_id int not null references usuario,
      -- narrows it to the rows of one enterprise; null: what its maker sees
      empresa_id int references empresa,
      nombre text not null,
      -- the start of the key, by which it is found, its last letters, and the keyed hash of all of it
      prefijo text not null unique,
      final text not null,
      clave_hash text not null,
      modulos text[] not null,
      solo_lectura boolean not null,
      -- networks from which it may be used; empty: any
      redes cidr[] not null default '{}',
      vence_en timestamptz(3),
      usada_en timestamptz(3),
      usada_ip text,
      creada_en timestamptz(3) not null default now(),
      anulada_en timestamptz(3),
      anulada_por int references usuario
    );
    create index llave_api_de on llave_api (usuario_id) where anulada_en is null;

    alter table auditoria add column llave_api_id int;
  `.execute(db)
}
