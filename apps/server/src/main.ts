import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { openDatabase } from '#core/database/database.ts'
import { type Env, EnvError, readEnv } from '#core/environment/env.ts'
import { openFiles } from '#core/files/open-files.ts'
import { compactMemorySoon } from '#core/start/memory.ts'
import { onStopSignal } from '#core/start/stop-signals.ts'
import { startTracing } from '#core/tracing/tracing.ts'
import { hasDemo } from '#features/users/demo.ts'
import packageFacts from '../package.json' with { type: 'json' }
import { lackingBehindPooler, openServerDatabase, prepareDatabase, type ServerDatabase } from './server-database.ts'
import { welcome } from './welcome.ts'

/** What an operator can mend is told in one line; a stack is for bugs. */
function giveUp(error: unknown): never {
  const isKnown = error instanceof EnvError || !(error instanceof TypeError || error instanceof ReferenceError)
  console.error(isKnown ? `\n${(error as Error).message}\n` : error)
  process.exit(1)
}

/**
 * Brings the schema up to date; an empty database of our own gets the demo set. Returns whether demo accounts are
 * there.
 */
async function prepare(env: Env, server: ServerDatabase): Promise<boolean> {
  await prepareDatabase(server)
  for (const lack of await lackingBehindPooler(server)) console.error(`Behind the pooler ${lack}: reconnect the pooler`)
  const db = openDatabase(server.direct, console.error)
  try {
    if (env.NODE_ENV === 'production') return false
    const isThere = await hasDemo(db)
    if (isThere || !server.isEmbedded) return isThere
    const { loadDemo } = await import('./demo.ts') // its texts and the writer of PDFs stay in memory
    await loadDemo(db, await openFiles(db, env))
    return await hasDemo(db)
  } finally {
    await db.destroy()
  }
}

/** Loads most of the code in one piece of 0.4 s, a turn later than it is called: after our PostgreSQL was launched. */
async function portalCode() {
  await nextTurn()
  return import('./portal.ts')
}

async function start(): Promise<void> {
  const env = readEnv(process.env)
  const stopTracing = await startTracing(env, { version: packageFacts.version, log: console.error })
  const [server, { openPortal }] = await Promise.all([
    openServerDatabase(env, () => {
      console.error('The database ended by itself; the portal ends too. Its log is in DATA_DIR/postgres.log.')
      process.exit(1)
    }),
    portalCode(),
  ])
  const isDemo = await prepare(env, server)
  const web = { root: join(import.meta.dirname, '../../web'), isDev: process.argv.includes('--dev') }
  const portal = await openPortal({ env, config: server.config, direct: server.direct, web })

  onStopSignal(async (signal) => {
    portal.deps.log.info({ signal }, 'stopping')
    await portal.stop()
    await server.stop()
    await stopTracing()
    process.exit(0)
  })
  process.on('uncaughtException', (error) => {
    portal.deps.log.fatal({ err: error }, 'uncaught: the supervisor starts the portal again')
    process.exit(1)
  })

  if (env.PORTAL_ROLES.includes('web')) await portal.app.listen({ host: env.HOST, port: env.PORT })
  welcome(env, portal.app.server.address(), isDemo)
  process.send?.('up') // to a launcher that would start it again
  compactMemorySoon()
}

start().catch(giveUp)
