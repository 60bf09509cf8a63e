import { type Kysely, sql } from 'kysely'

/**
 * The audit gets a chain of hashes (decision 054): a trigger notes each new row, a job of one process seals what was
 * committed. Rows that exist already wait like new ones. Its list gets an index for each filter in the order of the list.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    set local statement_timeout = 0;
    lock table auditoria in share row exclusive mode;

    create table auditoria_sello (
      numero bigint primary key,
      auditoria_id bigint not null,
      contenido bytea not null,
      hash bytea not null,
      sellado_en timestamptz(3) not null
    );
    create unique index auditoria_sello_fila on auditoria_sello (auditoria_id);

    create table auditoria_pendiente (auditoria_id bigint primary key)
      with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
    insert into auditoria_pendiente select id from auditoria;

    create function auditoria_espera_sello() returns trigger language plpgsql as $$
      begin
        insert into auditoria_pendiente select id from nuevas;
        return null;
      end $$;
    create trigger auditoria_espera_sello after insert on auditoria referencing new table as nuevas
      for each statement execute function auditoria_espera_sello();

    create or replace function auditoria_solo_crece() returns trigger language plpgsql as $$
      begin raise exception '% only grows', tg_table_name; end $$;
    create trigger auditoria_sello_solo_crece before update or delete or truncate on auditoria_sello
      for each statement execute function auditoria_solo_crece();
    -- not even a session that replays changes of another server passes by
    alter table auditoria enable always trigger auditoria_solo_crece;
    alter table auditoria enable always trigger auditoria_espera_sello;
    alter table auditoria_sello enable always trigger auditoria_sello_solo_crece;

    create table auditoria_control (
      id int generated always as identity primary key,
      iniciado_en timestamptz(3) not null,
      terminado_en timestamptz(3) not null default now(),
      filas bigint not null,
      cabeza_numero bigint not null,
      cabeza_hash text not null,
      rotas int not null,
      hallazgos jsonb not null
    );

    drop index auditoria_entidad, auditoria_usuario;
    create index auditoria_creado on auditoria (creado_en, id);
    create index auditoria_usuario on auditoria (usuario_id, creado_en, id);
    create index auditoria_usuario_accion on auditoria (usuario_id, accion, creado_en, id);
    create index auditoria_usuario_entidad on auditoria (usuario_id, entidad, creado_en, id);
    create index auditoria_accion on auditoria (accion, creado_en, id);
    create index auditoria_entidad on auditoria (entidad, creado_en, id);
    create index auditoria_registro on auditoria (entidad_id, entidad, creado_en, id);
    create index auditoria_ip on auditoria (ip, creado_en, id);
    create index auditoria_solicitud on auditoria (solicitud_id, creado_en, id);
  `.execute(db)
}
