import { type Kysely, sql } from 'kysely'

/** Facts of products say their text and unit in Portuguese too; two that name products were said by the program. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table producto_dato add column texto_pt text, add column unidad_pt text;
    update producto_dato set texto_pt = 'Elétricos (Next1)' where texto = 'Eléctricos (Next1)';
    update producto_dato set texto_pt = 'Eletrônicos (Next3e)' where texto = 'Electrónicos (Next3e)';
  `.execute(db)
}
