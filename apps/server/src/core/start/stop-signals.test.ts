import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

/** A process that takes a second to stop and reports when it begins. */
async function stopping() {
  const module = JSON.stringify(new URL('./stop-signals.ts', import.meta.url).href)
  const code = `import { onStopSignal } from ${module}
    onStopSignal((signal) => { console.log(signal); setTimeout(() => process.exit(0), 1000) })
    setInterval(() => {}, 1000)
    console.log('ready')`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit').then(([code]) => code)
  const lines: string[] = []
  const output = createInterface(child.stdout).on('line', (line) => lines.push(line))
  await once(output, 'line')
  return { child, ended, lines }
}

test('an echo of the signal changes nothing: the process stops as it should', async () => {
  const { child, ended, lines } = await stopping()
  child.kill('SIGINT')
  await sleep(50)
  child.kill('SIGINT')
  expect(await ended).toBe(0)
  expect(lines).toEqual(['ready', 'SIGINT'])
})

test('a second signal that is meant ends the process at once', async () => {
  const { child, ended } = await stopping()
  child.kill('SIGTERM')
  await sleep(700)
  child.kill('SIGTERM')
  expect(await ended).toBe(1)
})
