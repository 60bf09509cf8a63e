import { type Kysely, sql } from 'kysely'
import { siteContents } from './reference/site-contents.ts'

/**
 * Texts of public pages become settings; the first owner's stood in the program, as did the number of their countries
 * and the flags of the home page.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const [key, value] of Object.entries(siteContents))
    await sql`insert into ajuste (clave, valor) values (${key}, ${JSON.stringify(value)}::jsonb)`.execute(db)
  await sql`
    insert into ajuste_version (clave, version, valor, creado_en)
      select clave, version, valor, actualizado_en from ajuste where clave in ('portada', 'nosotros', 'preguntas');

    create function con_banderas(valor jsonb) returns jsonb language sql immutable as $$
      select valor || jsonb_build_object('presencia_paises', 6, 'oficinas', coalesce((
        select jsonb_agg(
          jsonb_build_object('en_portada', (oficina ->> 'pais_id')::int in (484, 604, 152)) || oficina
          order by n)
        from jsonb_array_elements(valor -> 'oficinas') with ordinality as o (oficina, n)
      ), '[]'))
    $$;
    update ajuste set valor = con_banderas(valor) where clave = 'oficinas';
    update ajuste_version set valor = con_banderas(valor) where clave = 'oficinas';
    drop function con_banderas(jsonb);
  `.execute(db)
}
