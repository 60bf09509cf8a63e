import { parseArgs } from 'node:util'
import { run } from './run.ts'

const usage = 'npm run fuzz -- [--seconds 600] [--seed 1]'

/** Sends the API what nobody expects, by everyone, for as long as wanted; a seed sends the same again. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '600' }, seed: { type: 'string' } } })
  const seed = values.seed ?? String(Date.now() % 1_000_000)
  if (!/^\d{1,5}$/.test(values.seconds) || !/^\d{1,9}$/.test(seed)) {
    console.error(usage)
    return 1
  }
  const env = { FUZZ_SECONDS: values.seconds, FUZZ_SEED: seed }
  const { code } = await run(['vitest', 'run', 'apps/server/src/fuzz.test.ts'], { show: true, env })
  return code
}

process.exitCode = await main()
