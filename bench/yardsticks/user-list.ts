/**
 * The yardstick: a hand-written server for this one call with Fastify and pg. Token, session, our SQL (from a file of
 * texts by shape, prepared once per connection), the answer passed on as JSON text.
 */
import { readFileSync } from 'node:fs'
import { createVerifier } from 'fast-jwt'
import fastify from 'fastify'
import pg from 'pg'
import type { UserListSql } from '../core/user-list-sql.ts'

const { shapes, session, secret } = JSON.parse(readFileSync(process.env.YARDSTICK_SQL!, 'utf8')) as UserListSql
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const verify = createVerifier({ key: secret, algorithms: ['HS256'], cache: 1000 })
const app = fastify()

interface Query {
  page?: string
  buscar?: string
  orden?: string
  rol_id?: string
}

app.get<{ Querystring: Query }>('/v1/persona/list', async (request, reply) => {
  const { sid } = verify(request.headers.authorization!.slice(7)) as { sid: string }
  const { rows: people } = await pool.query({
    name: 'session',
    text: session.text,
    values: session.values.map((value) => (value === '$sid' ? sid : value)),
  })
  if (!people[0]?.modulos.includes('PlatformWebUsuario')) return reply.code(403).send({ estado: 'ERR' })

  const { page = '1', buscar = '', orden = 'nombre', rol_id = '' } = request.query
  const key = `${orden}|${buscar ? 'b' : ''}|${rol_id ? 'r' : ''}`
  const { text, values } = shapes[key]!
  const given: Record<string, unknown> = { buscar, rol_id: Number(rol_id), offset: (Number(page) - 1) * 10 }
  const { rows } = await pool.query({
    name: key,
    text,
    values: values.map((value) => (typeof value === 'string' && value.startsWith('$') ? given[value.slice(1)] : value)),
  })
  return reply.type('application/json; charset=utf-8').send(`{"estado":"OK","mensaje":"","datos":${rows[0].datos}}`)
})

const url = await app.listen({ port: Number(process.env.PORT) })
process.stdout.write(`yardstick at ${url}\n`)
process.on('SIGTERM', () => process.exit(0))
