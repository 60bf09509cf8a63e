import { type Kysely, sql } from 'kysely'

/**
 * The templates of access as staff changed them (decision 055): one row per version, the latest counts. A profile
 * without one has what the contract says. Each application remembers what its users had, so that it can be undone.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table plantilla_acceso (
      perfil text not null,
      version int not null check (version > 1),
      claves_modulo text[] not null,
      usuario_id int references usuario,
      creado_en timestamptz(3) not null default now(),
      primary key (perfil, version)
    );

    create table plantilla_aplicada (
      id int generated always as identity primary key,
      perfil text not null,
      version int not null,
      usuario_id int not null references usuario,
      creado_en timestamptz(3) not null default now(),
      deshecha_en timestamptz(3)
    );
    create index plantilla_aplicada_perfil on plantilla_aplicada (perfil, id desc);

    create table plantilla_aplicada_usuario (
      aplicada_id int not null references plantilla_aplicada on delete cascade,
      usuario_id int not null references usuario,
      antes text[] not null,
      version int not null,
      primary key (aplicada_id, usuario_id)
    );
  `.execute(db)
}
