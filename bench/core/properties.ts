import { sql } from 'kysely'
import type { Db } from '../../apps/server/src/core/database/database.ts'
import { refreshVocabulary } from '../../apps/server/src/features/properties/market/service.ts'
import { fillInBulk } from './bulk-fill.ts'
import { chancesOf } from './chances.ts'

/** Middles of cities: longitude, latitude, country. */
export const cities = [
  [-68.93, -22.46, 152],
  [-70.4, -23.65, 152],
  [-70.66, -33.45, 152],
  [-77.03, -12.05, 604],
  [-71.54, -16.4, 604],
  [-99.13, 19.43, 484],
  [-43.94, -19.92, 76],
  [25.91, -24.65, 72],
  [151.2, -33.87, 36],
] as const
const titles = ['Bodega', 'Casa', 'Terreno', 'Oficina', 'Campamento', 'Galpón', 'Parcela', 'Departamento']

/** Inserts public properties around some cities, a tenth of them with words that few share. */
export async function fillProperties(db: Db, properties: number): Promise<void> {
  await sql`insert into usuario (nombres, email, rol_id) values ('Dueña', 'duena@example.com', 3)`.execute(db)
  const { chance, below, oneOf } = chancesOf(7)
  await fillInBulk(db, properties, {
    tables: ['propiedad'],
    triggers: ['propiedad_texto'],
    insert: async (db, from, to) => {
      await sql`
        insert into propiedad (id, usuario_id, aprobacion, aprobado_en, creado_en, titulo, anio, condicion, categoria_id, pais_id,
          ciudad, descripcion, metros_construidos, metros_terreno, precio, precio_final, moneda, latitud, longitud)
        overriding system value
        select i, (select min(id) from usuario), 1, now(), now() - make_interval(mins => i),
          ${oneOf(titles, 1)} || ' ' || chr(65 + ${below(26, 2)}) || ${below(500, 3)}, 1980 + ${below(46, 4)}, 1 + ${below(2, 5)},
          1 + ${below(6, 6)}, c.pais, 'Ciudad ' || lugar, 'Cerca de la faena, con acceso pavimentado y sector ' || ${below(900, 7)},
          60 + ${below(900, 8)}, 1000 + ${below(9000, 9)}, p.precio, p.precio, 'USD',
          c.latitud + (${chance(10)} - 0.5) * 0.8, c.longitud + (${chance(11)} - 0.5) * 0.8
        from (select i, 1 + ${below(cities.length, 12)} as lugar, 40000 + ${below(900_000, 13)} as precio
            from generate_series(${from}::int, ${to}::int) i) p,
          lateral (select (${cities.map(([longitude]) => longitude)}::float8[])[lugar] as longitud,
            (${cities.map(([, latitude]) => latitude)}::float8[])[lugar] as latitud,
            (${cities.map(([, , country]) => country)}::int[])[lugar] as pais) c`.execute(db)
    },
  })
  await refreshVocabulary(db)
}
