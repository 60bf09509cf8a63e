import { type Kysely, sql } from 'kysely'

/**
 * Modules that a template gave a user and whoever applied it did not hold: they wait until somebody who holds them
 * approves or refuses (decision 076). A row goes when it is decided, or when the user gets another template.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table acceso_pendiente (
      usuario_id int not null references usuario on delete cascade,
      clave_modulo text not null,
      pedido_por int not null references usuario,
      creado_en timestamptz(3) not null default now(),
      primary key (usuario_id, clave_modulo)
    );
    create index acceso_pendiente_pedido_por on acceso_pendiente (pedido_por);
  `.execute(db)
}
