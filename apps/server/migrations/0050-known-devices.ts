import { type Kysely, sql } from 'kysely'

/** Browsers in which an account was signed in, and links by which a locked-out owner makes his own one known. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table dispositivo (
      usuario_id int not null references usuario,
      token_hash text not null,
      creado_en timestamptz(3) not null default now(),
      visto_en timestamptz(3) not null default now(),
      primary key (usuario_id, token_hash)
    );
    create index dispositivo_token on dispositivo (token_hash);

    create table enlace_continuar (
      token_hash text primary key,
      usuario_id int not null references usuario,
      creado_en timestamptz(3) not null default now(),
      vence_en timestamptz(3) not null,
      usado_en timestamptz(3)
    );
    create index enlace_continuar_usuario on enlace_continuar (usuario_id, creado_en);
  `.execute(db)
}
