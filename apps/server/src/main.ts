import { join } from 'node:path'
import { openDatabase } from '#core/database.ts'
import { EnvError, readEnv } from '#core/env.ts'
import { migrate } from '#core/migrate.ts'
import { onStopSignal } from '#core/stop-signals.ts'
import { openPortal } from './portal.ts'
import { openServerDatabase } from './server-database.ts'
import { welcome } from './welcome.ts'

/** What an operator can mend is told in one line; a stack is for bugs. */
function giveUp(error: unknown): never {
  const isKnown = error instanceof EnvError || !(error instanceof TypeError || error instanceof ReferenceError)
  console.error(isKnown ? `\n${(error as Error).message}\n` : error)
  process.exit(1)
}

async function start(): Promise<void> {
  const env = readEnv(process.env)
  const server = await openServerDatabase(env, () => {
    console.error('The database ended by itself; the portal ends too. Its log is in DATA_DIR/postgres.log.')
    process.exit(1)
  })
  const setup = openDatabase(server.config, console.error)
  await migrate(setup)
  await setup.destroy()
  const web = { root: join(import.meta.dirname, '../../web'), isDev: process.argv.includes('--dev') }
  const portal = await openPortal({ env, config: server.config, direct: server.direct, web })

  onStopSignal(async (signal) => {
    portal.parts.log.info({ signal }, 'stopping')
    await portal.stop()
    await server.stop()
    process.exit(0)
  })
  process.on('uncaughtException', (error) => {
    portal.parts.log.fatal({ err: error }, 'uncaught: the supervisor starts the portal again')
    process.exit(1)
  })

  if (env.PORTAL_ROLES.includes('web')) await portal.app.listen({ host: env.HOST, port: env.PORT })
  welcome(env, portal.app.server.address())
}

start().catch(giveUp)
