import { Refusal } from '../base/errors.ts'
import { type Answer, frameOf, frameReader } from './frames.ts'
import { memoryExit } from './process-ended.ts'
import { tasks } from './tasks.ts'

/** The program of a confined process: tasks arrive on stdin, answers leave on stdout. Ends with the portal. */

const mostMemory = Number(process.argv[2])
const watchMs = 25
const mostTaskBytes = 64 * 1024 * 1024

const held = () => process.memoryUsage.rss() / 1e6

// the only limit outside V8's heap where the portal cannot read its memory
setInterval(() => {
  if (held() > mostMemory) process.exit(memoryExit)
}, watchMs).unref()

async function answerTo({ name, task }: { name: string; task: unknown }): Promise<void> {
  for (const piece of frameOf(await outcomeOf(name, task))) process.stdout.write(piece)
}

async function outcomeOf(name: string, task: unknown): Promise<Answer> {
  try {
    const work = (tasks as Record<string, (task: never) => unknown>)[name]
    if (!work) throw new Error(`no task ${name}`)
    return { value: await work(task as never), memory: held() }
  } catch (error) {
    if (error instanceof Refusal) {
      const { area, code } = error.entry
      return { refused: { area, code }, memory: held() }
    }
    return { error: (error as Error).stack ?? String(error), memory: held() }
  }
}

const read = frameReader(mostTaskBytes, (message) => void answerTo(message as { name: string; task: unknown }))
process.stdin.on('data', read)
process.stdin.once('close', () => process.exit())
