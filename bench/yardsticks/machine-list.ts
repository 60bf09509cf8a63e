/**
 * The yardstick: a hand-written server for this one call with Fastify and pg. One prepared statement per request, with
 * the page, the featured ones and the exact count, over the same tables and indexes; the answer is passed on as JSON
 * text. It corrects no typos and caches nothing. With YARDSTICK_OWN it reads its own table (core/own-table.ts).
 */
import fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  options: '-c random_page_cost=1.1 -c timezone=UTC',
})
const app = fastify()
const ownTable = process.env.YARDSTICK_OWN
const table = ownTable ?? 'clasificado'

type Query = Record<string, string | undefined>

const card = `c.id, c.sku, c.marca, c.marca_en, c.anio, c.condicion, c.categoria_id, k.nombre as categoria_nombre,
  k.nombre_en as categoria_nombre_en, c.pais_id, p.nombre as pais_nombre, p.nombre_en as pais_nombre_en, c.ciudad, c.tiempo_uso,
  u.nombre as unidad_tiempo_nombre, u.nombre_en as unidad_tiempo_nombre_en, c.moneda, c.precio_publico as precio, c.es_venta,
  c.es_arriendo, c.arriendo_publico as precio_arriendo, c.dias_minimos, c.es_oferta, c.modo_oferta, c.destacado, c.puntaje,
  c.estado_comercial in (23, 24) and c.reserva_vence_en > now() as esta_reservado, c.creado_en,
  json_build_array(una -> 'urls' -> '640') as url_imagenes, json_build_array(una) as imagenes`

const cards = (ids: string, order: string) => `
  select coalesce(string_agg(to_json(t)::text, ',' order by lugar), '') from (
    select row_number() over (order by ${order}) as lugar, id from (${ids}) ids) i
  cross join lateral (
    select ${card} from ${table} c
    join clasificado_categoria k on k.id = c.categoria_id
    join pais p on p.id = c.pais_id
    left join unidad_tiempo u on u.id = c.unidad_tiempo_id
    cross join lateral (select c.imagenes -> 0 as una offset 0) foto
    where c.id = i.id) t`

const conditions: Record<string, (at: string, query: Query) => string> = {
  categoria_id: (at) => `categoria_id = ${at}`,
  pais_id: (at) => `pais_id = ${at}`,
  condicion: (at) => `condicion = ${at}`,
  ciudad: (at) => `ciudad_buscada = sin_acentos(${at}::text)`,
  moneda: (at) => `moneda = ${at}`,
  precio_desde: (at, { tipo }) => `${tipo === 'arriendo' ? 'arriendo' : 'precio'}_publico >= ${at}`,
  precio_hasta: (at, { tipo }) => `${tipo === 'arriendo' ? 'arriendo' : 'precio'}_publico <= ${at}`,
  anio_desde: (at) => `anio >= ${at}`,
  anio_hasta: (at) => `anio <= ${at}`,
  dias: (at) => `creado_en >= now() - make_interval(days => ${at}::int)`,
}
const kinds: Record<string, string> = {
  venta: 'es_venta',
  arriendo: 'es_arriendo',
  oferta: `es_oferta and modo_oferta is distinct from 'subasta'`,
  subasta: `es_oferta and modo_oferta = 'subasta'`,
}
const newest = 'creado_en desc, id desc'

function orderOf({ orden, tipo }: Query): string {
  const price = tipo === 'arriendo' ? 'arriendo_publico' : 'precio_publico'
  if (orden === 'precio') return `moneda desc, ${price}, id`
  if (orden === '-precio') return `moneda desc, ${price} desc nulls last, id desc`
  if (orden === 'anio') return 'anio, id'
  return orden === '-anio' ? 'anio desc, id desc' : newest
}

/** Its own table has words without those that our lists add to filter by, and finds whole words only. */
function matchOf(search: string, values: unknown[]): string {
  if (ownTable) return `texto @@ plainto_tsquery('es_portal', $${values.push(search)})`
  const words = search.split(' ').map((word, at, all) => (at === all.length - 1 ? `${word}*` : word))
  return `texto @@ (select clasificado_consulta($${values.push(words)}::text[]))`
}

/** Returns the text and values of a request's statement. */
function statementOf(query: Query): { text: string; values: unknown[] } {
  const values: unknown[] = []
  const where = ['es_publico and (vence_en is null or vence_en > now())']
  for (const [name, condition] of Object.entries(conditions)) {
    if (query[name]) where.push(condition(`$${values.push(query[name])}`, query))
  }
  if (query.tipo) where.push(kinds[query.tipo]!)
  const order = orderOf(query)
  const columns = 'id, creado_en, anio, moneda, precio_publico, arriendo_publico'
  const offset = (Number(query.page ?? 1) - 1) * 18
  let [found, head] = [`${table} where ${where.join(' and ')}`, '']
  let [shown, featured] = [found, `${found} and destacado`]
  if (query.buscar) {
    const match = matchOf(query.buscar, values)
    head = `with found as materialized (select ${columns}, destacado from ${found} and ${match})`
    ;[found, shown, featured] = ['found', 'found', 'found where destacado']
  }
  const page = `select ${columns} from ${shown} order by ${order} limit 18 offset $${values.push(offset)}`
  const stars = `select ${columns} from ${featured} order by ${newest} limit 6`
  const text = `${head} select '{"clasificados":[' || (${cards(page, order)}) || '],"total":' || least(total, 10000)
    || ',"total_exacto":' || (total <= 10000) || ',"busqueda_corregida":null,"clasificados_mas_destacados":['
    || (${cards(stars, newest)}) || ']}' as datos from (select count(*) as total from ${found}) contados`
  return { text, values }
}

const names = new Map<string, string>()
app.get<{ Querystring: Query }>('/v1/clasificado/list_all', async (request, reply) => {
  const { text, values } = statementOf(request.query)
  if (!names.has(text)) names.set(text, `s${names.size}`)
  const { rows } = await pool.query({ name: names.get(text)!, text, values })
  return reply.type('application/json; charset=utf-8').send(`{"estado":"OK","mensaje":"","datos":${rows[0].datos}}`)
})

const url = await app.listen({ port: Number(process.env.PORT) })
process.stdout.write(`yardstick at ${url}\n`)
process.on('SIGTERM', () => process.exit(0))
