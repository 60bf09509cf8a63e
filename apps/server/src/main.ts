import { join } from 'node:path'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { type Db, openDatabase } from '#core/database/database.ts'
import { type Env, EnvError, readEnv } from '#core/environment/env.ts'
import type { Files } from '#core/files/files.ts'
import { openFiles } from '#core/files/open-files.ts'
import { compactMemorySoon } from '#core/start/memory.ts'
import { bucketProblem, startFailure, wordsOf } from '#core/start/start-failure.ts'
import { onStopSignal } from '#core/start/stop-signals.ts'
import { startTracing } from '#core/tracing/tracing.ts'
import { hasDemo, openToEveryone } from '#features/users/demo.ts'
import packageFacts from '../package.json' with { type: 'json' }
import type { openJobsHealth } from './jobs-health.ts'
import { lackingBehindPooler, openServerDatabase, prepareDatabase, type ServerDatabase } from './server-database.ts'
import { welcome } from './welcome.ts'

/** What an operator can mend is told in one line; a stack is for bugs. */
function giveUp(error: unknown): never {
  const isKnown = error instanceof EnvError || !(error instanceof TypeError || error instanceof ReferenceError)
  console.error(isKnown ? `\n${startFailure(error)}\n` : error)
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
    if (env.S3_BUCKET) await refuseBadBucket(await openFiles(db, env), env)
    if (env.NODE_ENV === 'production') {
      await refuseDemoAccounts(db)
      return false
    }
    const isThere = await hasDemo(db)
    if (isThere || !server.isEmbedded) return isThere
    const { loadDemo } = await import('./demo.ts') // its texts and the writer of PDFs stay in memory
    await loadDemo(db, await openFiles(db, env))
    return await hasDemo(db)
  } finally {
    await db.destroy()
  }
}

/** Throws while someone logs in with the password of the demo set (rule platform/demo-accounts). */
async function refuseDemoAccounts(db: Db): Promise<void> {
  const known = await openToEveryone(db)
  if (known.length === 0) return
  const [some, more] = [known.slice(0, 10).join(', '), known.length > 10 ? ` and ${known.length - 10} more` : '']
  throw new Error(
    `Accounts that log in with the password of the demo set, which everyone knows: ${some}${more}. ` +
      'Remove the demo set for good with "npm run demo:clear", take an empty database, or deactivate them or change ' +
      'their passwords first (docs/operations.md, "Production").',
  )
}

/** Throws when the bucket is absent or closed to us. One that does not answer may be away: health says so. */
async function refuseBadBucket(files: Files, env: Env): Promise<void> {
  const silence = sleep(5000, undefined, { ref: false }).then(() => {
    throw new Error('no answer within 5 s')
  })
  try {
    await Promise.race([files.check(), silence])
  } catch (error) {
    const problem = bucketProblem(error, env)
    if (problem) throw new Error(problem, { cause: error })
    console.error(`The bucket "${env.S3_BUCKET}" does not answer now: ${wordsOf(error)}`)
  }
}

/** Loads most of the code in one piece of 0.4 s, a turn later than it is called: after our PostgreSQL was launched. */
async function portalCode() {
  await nextTurn()
  return import('./portal.ts')
}

/** Loaded by processes that need it only: the others have it in the portal. */
async function jobsHealth(options: Parameters<typeof openJobsHealth>[0]) {
  const { openJobsHealth } = await import('./jobs-health.ts')
  return openJobsHealth(options)
}

async function start(): Promise<void> {
  const env = readEnv(process.env)
  const isWeb = env.PORTAL_ROLES.includes('web')
  // the one that does both is known as the web one, which is what people look for first
  const name = isWeb ? 'portal-web' : 'portal-jobs'
  const stopTracing = await startTracing(env, { name, version: packageFacts.version, log: console.error })
  const code = portalCode()
  // Only our own PostgreSQL is started meanwhile: the time to connect to another would pass while the code is loaded.
  if (env.DATABASE_URL) await code
  const [server, { openPortal }] = await Promise.all([
    openServerDatabase(env, () => {
      console.error('The database ended by itself; the portal ends too. Its log is in DATA_DIR/postgres.log.')
      process.exit(1)
    }),
    code,
  ])
  const isDemo = await prepare(env, server)
  const web = { root: join(import.meta.dirname, '../../web'), isDev: process.argv.includes('--dev') }
  const portal = await openPortal({ env, config: server.config, direct: server.direct, web })

  let isStopping = false
  const served = isWeb ? portal.app : await jobsHealth({ env, deps: portal.deps, isStopping: () => isStopping })

  onStopSignal(async (signal) => {
    isStopping = true
    portal.deps.log.info({ signal }, 'stopping')
    await portal.stop()
    if (!isWeb) await served.close()
    await server.stop()
    await stopTracing()
    process.exit(0)
  })
  process.on('uncaughtException', (error) => {
    portal.deps.log.fatal({ err: error }, 'uncaught: the supervisor starts the portal again')
    process.exit(1)
  })

  await served.listen({ host: env.HOST, port: env.PORT }).catch((error) => {
    if (isWeb || error.code !== 'EADDRINUSE') throw error
    portal.deps.log.warn(`port ${env.PORT} is taken: nobody can ask this process how it is`)
  })
  const address = served.server.address()
  if (env.NODE_ENV === 'production') portal.deps.log.info({ address, roles: env.PORTAL_ROLES }, 'the portal is up')
  else if (isWeb) welcome(env, address, isDemo)
  process.send?.('up') // to a launcher that would start it again
  compactMemorySoon()
}

start().catch(giveUp)
