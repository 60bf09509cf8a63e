import { startPostgres } from '#core/postgres/embedded-postgres.ts'
import { onStopSignal } from '#core/start/stop-signals.ts'
import { command } from './command.ts'

await command(async (env) => {
  const server = await startPostgres(
    env.DATA_DIR,
    () => {
      console.error(`PostgreSQL ended without being asked: see ${env.DATA_DIR}/postgres.log`)
      process.exit(1)
    },
    { max_connections: '200' }, // several processes share it
  )
  console.log(`PostgreSQL serves ${env.DATA_DIR} until Ctrl+C. Other processes of this machine reach it with:`)
  console.log(`DATABASE_URL=${server.url}`)

  const staying = setInterval(() => {}, 60_000) // nothing else keeps this process alive
  await new Promise((resolve) => onStopSignal(resolve))
  clearInterval(staying)
  await server.stop()
})
