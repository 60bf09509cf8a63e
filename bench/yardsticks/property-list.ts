/**
 * The yardstick of properties: a hand-written server for list and map with Fastify and pg. One prepared statement per
 * request, over the same table and indexes; the answer is passed on as JSON text. It finds whole words, corrects no
 * typos and caches nothing. Its properties have no pictures, as those of the measurement.
 */
import fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  options: '-c random_page_cost=1.1 -c timezone=UTC',
})
const app = fastify()

type Query = Record<string, string | undefined>

const fallen = `p.rebajado_en + interval '30 days' > now() and not p.consultar_precio`
const reserved = `p.estado_comercial in (23, 24) and p.reserva_vence_en > now()`
const card = `p.id, p.sku, p.titulo, p.titulo_en, p.anio, p.condicion, p.categoria_id, k.nombre as categoria_nombre,
  k.nombre_en as categoria_nombre_en, p.pais_id, l.nombre as pais_nombre, l.nombre_en as pais_nombre_en, p.ciudad,
  p.metros_construidos, p.metros_terreno, p.habitaciones, p.banos, p.estacionamientos, p.moneda, p.precio_publico as precio,
  case when ${fallen} then p.rebaja_porcentaje end as rebaja_porcentaje,
  case when ${fallen} then to_char(p.rebajado_en at time zone 'utc', 'YYYY-MM-DD') end as rebajado_el,
  p.destacado, ${reserved} as esta_reservado, p.latitud_publica as latitud, p.longitud_publica as longitud, p.creado_en,
  '[]'::json as url_imagenes, '[]'::json as imagenes`

const cards = (ids: string, order: string) => `
  select coalesce(string_agg(to_json(t)::text, ',' order by lugar), '') from (
    select row_number() over (order by ${order}) as lugar, id from (${ids}) ids) i
  cross join lateral (
    select ${card} from propiedad p
    join propiedad_categoria k on k.id = p.categoria_id join pais l on l.id = p.pais_id where p.id = i.id) t`

const conditions: Record<string, (at: string) => string> = {
  categoria_id: (at) => `categoria_id = ${at}`,
  pais_id: (at) => `pais_id = ${at}`,
  condicion: (at) => `condicion = ${at}`,
  moneda: (at) => `moneda = ${at}`,
  precio_desde: (at) => `precio_publico >= ${at}`,
  precio_hasta: (at) => `precio_publico <= ${at}`,
  metros_desde: (at) => `metros_construidos >= ${at}`,
  metros_hasta: (at) => `metros_construidos <= ${at}`,
  terreno_desde: (at) => `metros_terreno >= ${at}`,
  buscar: (at) => `texto @@ plainto_tsquery('es_portal', ${at})`,
}
const newest = 'creado_en desc, id desc'
const orders: Record<string, string> = {
  precio: 'moneda desc, precio_publico, id',
  '-metros_construidos': 'metros_construidos desc, id desc',
}

/** The conditions of a request, with dollars where a price has no unit; its values are added to `values`. */
function whereOf(query: Query, values: unknown[]): string {
  const asked: Query = query.precio_desde || query.precio_hasta ? { moneda: 'USD', ...query } : query
  const where = ['es_publico']
  for (const [name, condition] of Object.entries(conditions))
    if (asked[name]) where.push(condition(`$${values.push(asked[name])}`))
  if (asked.recuadro) {
    const [west, south, east, north] = asked.recuadro.split(',').map((side) => `$${values.push(side)}`)
    where.push(`longitud_publica between ${west} and ${east}`, `latitud_publica between ${south} and ${north}`)
  }
  return where.join(' and ')
}

function listOf(query: Query) {
  const values: unknown[] = []
  const where = whereOf(query, values)
  const order = orders[query.orden ?? ''] ?? newest
  const columns = 'id, creado_en, metros_construidos, moneda, precio_publico'
  const page = `select ${columns} from propiedad where ${where} order by ${order} limit 18
    offset $${values.push((Number(query.page ?? 1) - 1) * 18)}`
  const stars = `select ${columns} from propiedad where ${where} and destacado order by ${newest} limit 6`
  const text = `select '{"propiedades":[' || (${cards(page, order)}) || '],"total":' || least(total, 10000)
    || ',"total_exacto":' || (total <= 10000) || ',"busqueda_corregida":null,"propiedades_mas_destacadas":['
    || (${cards(stars, newest)}) || ']}' as datos
    from (select count(*) as total from propiedad where ${where}) contados`
  return { text, values }
}

/** As many cells as the zoom has room for, but no more than 400 in the box, as the portal's own map. */
function acrossOf({ recuadro = '', zoom }: Query): number {
  const [west, south, east, north] = recuadro.split(',').map(Number) as [number, number, number, number]
  const fromTop = (latitude: number) =>
    0.5 - Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI)
  const [wide, high] = [(east - west) / 360, fromTop(south) - fromTop(north)]
  let across = (256 * 2 ** Number(zoom)) / 72
  while ((Math.ceil(wide * across) + 1) * (Math.ceil(high * across) + 1) > 400) across /= 2
  return across
}

function mapOf(query: Query) {
  const values: unknown[] = []
  const where = whereOf(query, values)
  const across = `$${values.push(acrossOf(query))}::float8`
  const shown = `json_build_object('id', id, 'titulo', titulo, 'ciudad', ciudad, 'condicion', condicion, 'moneda', moneda,
    'precio', precio_publico, 'esta_reservado', ${reserved}, 'url_imagen', imagenes #>> '{0,urls,320}')`
  const text = `
    with celdas as (
      select count(*)::int as total, min(longitud_publica) as oeste, min(latitud_publica) as sur,
        max(longitud_publica) as este, max(latitud_publica) as norte, avg(latitud_publica) as latitud,
        avg(longitud_publica) as longitud, array_agg(id) as ids
      from propiedad where ${where}
      group by floor((longitud_publica + 180) / 360 * ${across}),
        floor((0.5 - ln(tan(pi() / 4 + radians(greatest(least(latitud_publica, 85.05), -85.05)) / 2)) / (2 * pi())) * ${across}))
    select json_build_object('total', coalesce(sum(total), 0), 'recuadro', null, 'marcas', coalesce(json_agg(json_build_object(
        'latitud', latitud, 'longitud', longitud, 'total', total,
        'recuadro', json_build_object('oeste', oeste, 'sur', sur, 'este', este, 'norte', norte),
        'propiedades', case when total = 1 or (total <= 10 and oeste = este and sur = norte)
          then (select json_agg(${shown} order by creado_en desc, id desc) from propiedad p where id = any(ids))
          else '[]'::json end) order by total desc, latitud, longitud), '[]'::json))::text as datos
    from celdas`
  return { text, values }
}

const names = new Map<string, string>()
const statements = { '/v1/propiedad/list_all': listOf, '/v1/propiedad/mapa': mapOf }
for (const [path, statementOf] of Object.entries(statements))
  app.get<{ Querystring: Query }>(path, async (request, reply) => {
    const { text, values } = statementOf(request.query)
    if (!names.has(text)) names.set(text, `s${names.size}`)
    const { rows } = await pool.query({ name: names.get(text)!, text, values })
    return reply.type('application/json; charset=utf-8').send(`{"estado":"OK","mensaje":"","datos":${rows[0].datos}}`)
  })

const url = await app.listen({ port: Number(process.env.PORT) })
process.stdout.write(`yardstick at ${url}\n`)
process.on('SIGTERM', () => process.exit(0))
