import { type Kysely, sql } from 'kysely'

/** Who follows an idea is told that it was moved. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table aviso drop constraint aviso_tipo_check;
    alter table aviso add constraint aviso_tipo_check
      check (tipo in ('asignada', 'revisar', 'rechazada', 'aprobada', 'cerrada', 'detenida', 'reabierta', 'mencion',
        'comentario', 'integrante', 'convertida', 'movida'));
  `.execute(db)
}
