import { type Kysely, sql } from 'kysely'

/** Licenses, tasks, products and past documents come from workbooks too. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table importacion drop constraint importacion_tipo_check;
    alter table importacion add constraint importacion_tipo_check
      check (tipo in ('clasificado', 'propiedad', 'contacto', 'usuario', 'certificado', 'empresa', 'licencia', 'tarea',
        'producto', 'documento'));
  `.execute(db)
}
