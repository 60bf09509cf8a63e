import { type Kysely, sql } from 'kysely'

/** A country may have several offices: each says where it is on the map and whether the foot of the pages shows it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- until now the country decided both
    create function con_lugares(valor jsonb) returns jsonb language sql immutable as $$
      select valor || jsonb_build_object('oficinas', coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'latitud', lugares.latitud, 'longitud', lugares.longitud,
            'en_pie', coalesce(lugares.en_pie, false)
          ) || oficina
          order by n)
        from jsonb_array_elements(valor -> 'oficinas') with ordinality as o (oficina, n)
        left join (values
          (484, 19.43, -99.13, false), (604, -12.05, -77.04, false),
          (152, -33.45, -70.65, true), (840, 29.76, -95.37, true)
        ) as lugares (pais_id, latitud, longitud, en_pie) on lugares.pais_id = (oficina ->> 'pais_id')::int
      ), '[]'))
    $$;
    update ajuste set valor = con_lugares(valor) where clave = 'oficinas';
    update ajuste_version set valor = con_lugares(valor) where clave = 'oficinas';
    drop function con_lugares(jsonb);
  `.execute(db)
}
