import { availableParallelism } from 'node:os'
import { run } from './run.ts'

type Step = [name: string, ...commands: string[]]

/** Generates the route types, which other steps need. */
const FIRST: Step[] = [['types of routes', 'react-router typegen apps/web']]

/**
 * Run in parallel, the slowest first; the commands of one step run in sequence. A new check is a new line here. `tsc` has
 * one thread: each further one checks the shared types again, which took three times the CPU.
 */
const STEPS: Step[] = [
  ['types of the server', 'tsc --singleThreaded -p apps/server'],
  ['types of the web', 'tsc --singleThreaded -p apps/web'],
  ['dead code and dependencies', 'knip --no-progress'],
  ['lint and format', 'biome check --error-on-warnings'],
  ['types of the contract', 'tsc --singleThreaded -p packages/contract'],
  ['types of the payment sandbox', 'tsc --singleThreaded -p apps/webpay-sandbox'],
  ['types of the other card sandboxes', 'tsc --singleThreaded -p apps/card-sandbox'],
  ['types of scripts, tests and benchmarks', 'tsc --singleThreaded -p .'],
  ['types of the database', 'node scripts/schema-types.ts --check'],
  ['rooms', 'node scripts/check-rooms.ts'],
  ['links', 'node scripts/check-links.ts'],
  ['ranks', 'node scripts/check-ranks.ts'],
  ['catalogue', 'node scripts/check-catalogue.ts'],
  ['holidays', 'node scripts/holidays.ts --check'],
  ['table of settings', 'node scripts/settings-table.ts --check'],
  ['documents', 'node scripts/check-documents.ts'],
  ['licences', 'node scripts/licences.ts'],
  ['leftovers', 'node scripts/check-leftovers.ts'],
  ['accent', 'node scripts/check-accent.ts'],
  ['words of one company', 'node scripts/check-company-words.ts'],
  ['words', 'node scripts/check-words.ts'],
  ['rules', 'node scripts/check-rules.ts'],
  ['translations', 'node scripts/check-translations.ts'],
  ['readers of numbers', 'node scripts/check-numbers.ts'],
  ['units and formats', 'node scripts/check-units.ts'],
  ['types of SQL parameters', 'node scripts/check-parameters.ts'],
]

/** Runs every step, prints one line for each and the output of failed ones. */
async function check(): Promise<boolean> {
  const started = performance.now()
  const failed: { name: string; output: string }[] = []
  const worker = async (waiting: Step[]) => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const [name, ...commands] = step
      const { ok, output, seconds } = await inOrder(commands)
      console.log(`${ok ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(5)} s  ${name}`)
      if (!ok) failed.push({ name, output })
    }
  }
  await worker([...FIRST])
  const waiting = [...STEPS]
  await Promise.all(Array.from({ length: availableParallelism() }, () => worker(waiting)))

  for (const { name, output } of failed) console.log(`\n--- ${name}\n${output.trim()}`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`\ncheck: ${FIRST.length + STEPS.length - failed.length} passed, ${failed.length} failed, ${seconds} s`)
  return failed.length === 0
}

async function inOrder(commands: string[]) {
  let [output, seconds] = ['', 0]
  for (const command of commands) {
    const outcome = await run(command.split(' '))
    output += outcome.output
    seconds += outcome.seconds
    if (outcome.code !== 0) return { ok: false, output: `${output}\n${command}: exit ${outcome.code}`, seconds }
  }
  return { ok: true, output, seconds }
}

process.exitCode = (await check()) ? 0 : 1
