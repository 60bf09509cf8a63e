import { type Kysely, sql } from 'kysely'

/**
 * The second factor (rule access/second-factor; decision 051): devices, recovery codes, and what waits for an answer.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    insert into secreto (nombre) values ('factor');

    create table factor (
      id int generated always as identity primary key,
      usuario_id int not null references usuario on delete cascade,
      tipo text not null check (tipo in ('totp', 'llave')),
      nombre text not null default '',
      -- of an app: encrypted, and the last period whose code was used
      secreto text,
      ultimo_paso bigint not null default 0,
      -- of a passkey
      credencial text unique,
      clave_publica bytea,
      contador bigint not null default 0,
      transportes text[] not null default '{}',
      -- null until its first code was right
      confirmado_en timestamptz(3),
      usado_en timestamptz(3),
      creado_en timestamptz(3) not null default now(),
      check ((tipo = 'totp') = (secreto is not null)),
      check ((tipo = 'llave') = (credencial is not null and clave_publica is not null))
    );
    create index factor_de on factor (usuario_id);

    create table factor_codigo (
      usuario_id int not null references usuario on delete cascade,
      codigo_hash text not null,
      usado_en timestamptz(3),
      creado_en timestamptz(3) not null default now(),
      primary key (usuario_id, codigo_hash)
    );

    -- what a passkey must sign; deleted by its first use
    create table factor_desafio (
      desafio text primary key,
      motivo text not null check (motivo in ('registro', 'ingreso', 'confirmar', 'llave')),
      usuario_id int references usuario on delete cascade,
      vence_en timestamptz(3) not null
    );

    -- a right password that waits for its second factor
    create table ingreso_pendiente (
      token_hash text primary key,
      usuario_id int not null references usuario on delete cascade,
      intentos int not null default 0,
      usado_en timestamptz(3),
      vence_en timestamptz(3) not null
    );
    create index ingreso_pendiente_de on ingreso_pendiente (usuario_id);

    alter table sesion
      -- when its owner last proved who he is; null in sessions from before
      add column probada_en timestamptz(3),
      -- opened with a recovery code: it may only add a device
      add column debe_registrar boolean not null default false;
    alter table sesion alter column probada_en set default now();
  `.execute(db)
}
