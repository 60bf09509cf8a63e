import fastify from 'fastify'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { webpaySandbox } from './plugin.ts'

const { DATABASE_URL, PORT = '4010', HOST = '127.0.0.1', LOG_LEVEL = 'warn', PUBLIC_URL } = process.env

/** The sandbox alone, on the database that DATABASE_URL names. */
async function start(): Promise<void> {
  if (!DATABASE_URL) throw new Error('DATABASE_URL is required: the sandbox keeps its payments in PostgreSQL')
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10, connectionTimeoutMillis: 5000 })
  pool.on('error', (error) => app.log.warn(`an idle connection ended: ${error.message}`))
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })

  const app = fastify({ logger: { level: LOG_LEVEL }, forceCloseConnections: 'idle' })
  await app.register(webpaySandbox, { db, publicUrl: PUBLIC_URL })
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, async () => {
      await app.close()
      await db.destroy()
    })
  const address = await app.listen({ host: HOST, port: Number(PORT) })
  console.warn(`SIMULATED payments at ${address}, administration at ${address}/admin`)
}

start().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
