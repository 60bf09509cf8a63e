import { sql } from 'kysely'
import type { Db } from '../../apps/server/src/core/database/database.ts'
import { fillInBulk } from './bulk-fill.ts'
import { chancesOf } from './chances.ts'

export const makers = [
  ...['Caterpillar', 'Komatsu', 'Volvo', 'Liebherr', 'Hitachi', 'John Deere', 'Sandvik', 'Epiroc', 'Doosan', 'Hyundai'],
  ...['Terex', 'Metso', 'Atlas Copco', 'Case', 'JCB', 'Bobcat', 'Kobelco', 'Sany', 'XCMG', 'Zoomlion'],
  ...['Furukawa', 'Bell', 'Wirtgen', 'Bomag', 'Dynapac', 'Manitou', 'Cummins', 'Perkins', 'Generac', 'Kaeser'],
]
export const cities = [
  ...['Antofagasta', 'Calama', 'Copiapó', 'Iquique', 'Rancagua', 'Concepción', 'Santiago', 'La Serena', 'Arequipa'],
  ...[
    'Lima',
    'Cusco',
    'Bogotá',
    'Medellín',
    'La Paz',
    'Córdoba',
    'San Juan',
    'Querétaro',
    'Hermosillo',
    'Belo Horizonte',
  ],
]
export const countries = [152, 604, 32, 68, 170, 484, 76, 218, 858, 600, 840, 124, 36, 710, 724]
const sentences = [
  ...['Motor diésel con mantenciones al día y filtros recién cambiados.', 'Se entrega con documentos en regla.'],
  ...['Balde de roca con dientes nuevos.', 'Sistema hidráulico revisado, sin fugas.', 'Un solo dueño desde nueva.'],
  ...[
    'Cabina cerrada con aire acondicionado y calefacción.',
    'Neumáticos al ochenta por ciento.',
    'Orugas a medio uso.',
  ],
  ...['Trabajó en faena subterránea hasta hace seis meses.', 'Disponible para inspección con previo aviso.'],
  ...['Incluye catálogo de partes y manual de operación.', 'Transmisión automática reparada por el fabricante.'],
  ...['Horómetro certificado.', 'Equipo de perforación con martillo en fondo.', 'Compresor de tornillo con secador.'],
  ...['Generador insonorizado con tablero de transferencia.', 'Torre con cuatro focos led y mástil telescópico.'],
  ...[
    'Bomba centrífuga para relaves.',
    'Chancador de mandíbulas con faja transportadora.',
    'Tolva reforzada con revestimiento.',
  ],
  ...[
    'Precio conversable por pago al contado.',
    'Se acepta equipo menor como parte de pago.',
    'Garantía de tres meses en el tren de fuerza.',
  ],
  ...[
    'Último cambio de aceite con análisis de laboratorio.',
    'Frenos húmedos y dirección articulada.',
    'Cámara de retroceso y baliza.',
  ],
  ...[
    'Pintura original en buen estado.',
    'Listo para trabajar en altura geográfica.',
    'Cuchilla y ripper de tres dientes.',
  ],
  ...['Capacidad nominal según ficha técnica del fabricante.', 'Traslado a puerto por cuenta del comprador.'],
]

const syllables = 'ba ce di fo gu la me ni po ru sa te vi zo cha lle tri blo quer man'.split(' ')

/** Returns one of about 30,000 invented words: a vocabulary of realistic size. */
const rareWord = (oneOf: ReturnType<typeof chancesOf>['oneOf'], salt: number) => {
  const parts = [syllables, syllables, syllables, ['', 'do', 'nes', 'r']]
  return sql.join(
    parts.map((part, place) => oneOf(part, salt * 10 + place)),
    sql` || `,
  )
}

/** Adds `count` public items, the newest first by id, with skewed categories and countries, texts and pictures. */
export async function fillItems(db: Db, count: number, seed = 0): Promise<void> {
  await sql`
    insert into usuario (nombres, email, rol_id) select 'Vendedor ' || i, 'vendedor' || i || '@example.com', 3 from generate_series(1, 50) i
      on conflict do nothing`.execute(db)
  const insert = (db: Db, from: number, to: number) => insertItems(db, { from, to, count, seed })
  await fillInBulk(db, count, {
    tables: ['clasificado'],
    triggers: ['clasificado_texto', 'clasificado_texto_marcado'],
    insert,
  })
}

interface Part {
  from: number
  to: number
  count: number
  seed: number
}

async function insertItems(db: Db, { from, to, count, seed }: Part): Promise<void> {
  const { chance, oneOf } = chancesOf(seed)
  await sql`
    insert into clasificado (id, usuario_id, publicacion, aprobacion, aprobado_en, vence_en, creado_en, marca, anio, condicion, categoria_id, pais_id,
      ciudad, tiempo_uso, unidad_tiempo_id, moneda, precio, precio_final, consultar_precio, es_venta, es_arriendo, precio_arriendo, dias_minimos,
      es_oferta, modo_oferta, destacado, descripcion, imagenes)
    overriding system value
    select i, (select min(id) from usuario) + (${chance(1)} * 49)::int, 1, 1, now(), now() + interval '80 days',
      now() - make_interval(secs => (${count}::int - i) * 15e6 / ${count}::int),
      ${oneOf(makers, 2)} || ' ' || chr(65 + (${chance(3)} * 25)::int) || (100 + (${chance(4)} * 180)::int * 5),
      2026 - (30 * power(${chance(5)}, 2))::int, (${chance(6)} < 0.15)::int, 1 + floor(12 * power(${chance(7)}, 1.3))::int,
      (${countries}::int[])[1 + floor(15 * power(${chance(8)}, 1.8))::int], ${oneOf(cities, 9)},
      (${chance(10)} * 20000)::int, 1, case when ${chance(11)} < 0.85 then 'USD' else 'CLP' end, p.price, p.price,
      ${chance(12)} < 0.1, ${chance(13)} < 0.85, ${chance(13)} >= 0.85 or ${chance(14)} < 0.08, 95 + (${chance(15)} * 900)::int, 7,
      ${chance(16)} < 0.04, case when ${chance(16)} < 0.02 then 'oferta' when ${chance(16)} < 0.04 then 'subasta' end, ${chance(17)} < 60.0 / ${count}::int,
      ${sql.join(
        Array.from({ length: 6 }, (_, place) => oneOf(sentences, 20 + place)),
        sql` || ' ' || `,
      )}
        || ' ' || ${rareWord(oneOf, 40)} || ' ' || ${rareWord(oneOf, 41)}
        || ' Serie ' || upper(substr(md5(i::text), 1, 8)) || ', ' || (${chance(10)} * 20000)::int || ' horas.',
      (select jsonb_agg(jsonb_build_object('id', u, 'ancho', 1600, 'alto', 1200, 'urls', jsonb_build_object(
         '320', '/v1/archivo/' || u || '-320.webp', '640', '/v1/archivo/' || u || '-640.webp', '1280', '/v1/archivo/' || u || '-1280.webp')))
       from (select md5(i || 'p' || n)::uuid as u from generate_series(1, 4 + i % 7) n) pictures)
    from generate_series(${from}::int, ${to}::int) i,
      lateral (select round((1500 * exp(6.5 * ${chance(18)}))::numeric, -2) as price) p`.execute(db)
}
