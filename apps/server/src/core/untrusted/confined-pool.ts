import { coreMessages } from '@portal/contract/core/core-messages'
import { Refusal } from '../base/errors.ts'
import { type Bounds, ConfinedProcess } from './confined-process.ts'
import { ProcessEnded } from './process-ended.ts'

export interface ConfinedPool {
  /** Returns the task's answer. Rejects with the task's refusal, or with `ProcessEnded` when its process died. */
  run(name: string, task: unknown): Promise<unknown>
  /** Refuses queued and running tasks as "busy". */
  stop(): Promise<void>
}

interface Waiting {
  name: string
  task: unknown
  resolve(value: unknown): void
  reject(error: unknown): void
}

interface Wishes {
  processes: number
  bounds: Bounds
  /** How long an idle process waits for the next task. */
  idleMs: number
  /** Further tasks are refused as "busy". */
  mostWaiting: number
  log: (text: string) => void
}

/**
 * Runs tasks on untrusted files in separate processes, started by the first task; one that died or has grown is
 * replaced.
 */
export function openConfinedPool({ processes, bounds, idleMs, mostWaiting, log }: Wishes): ConfinedPool {
  const waiting: Waiting[] = []
  const free: { process: ConfinedProcess; timer: NodeJS.Timeout }[] = []
  const all = new Set<ConfinedProcess>()
  let busy = 0
  let isStopped = false

  const isStopping = () => new Refusal(coreMessages.busy, { retryAfter: 10 })

  function take(): ConfinedProcess {
    for (let idle = free.pop(); idle; idle = free.pop()) {
      clearTimeout(idle.timer)
      if (!idle.process.isOver) return idle.process
      all.delete(idle.process)
    }
    const made = new ConfinedProcess(bounds)
    all.add(made)
    return made
  }

  function giveBack(process: ConfinedProcess): void {
    if (process.isOver) {
      all.delete(process)
      return
    }
    const timer = setTimeout(() => void process.end().then(() => all.delete(process)), idleMs).unref()
    free.push({ process, timer })
  }

  async function once({ name, task }: Waiting): Promise<unknown> {
    const process = take()
    try {
      return await process.do(name, task)
    } catch (error) {
      if (error instanceof ProcessEnded) log(`${name}: ${error.message}`)
      throw error
    } finally {
      giveBack(process)
    }
  }

  /**
   * A crashed task is tried once more, because someone else may have killed its process; one that exceeded a limit is
   * not.
   */
  async function work(asked: Waiting): Promise<void> {
    try {
      asked.resolve(
        await once(asked).catch((error: unknown) => {
          if (isStopped || !(error instanceof ProcessEnded) || error.why !== 'crash') throw error
          return once(asked)
        }),
      )
    } catch (error) {
      asked.reject(isStopped ? isStopping() : error)
    }
  }

  function next(): void {
    while (busy < processes) {
      const asked = waiting.shift()
      if (!asked) return
      busy++
      void work(asked).finally(() => {
        busy--
        next()
      })
    }
  }

  return {
    run(name, task) {
      if (isStopped) return Promise.reject(isStopping())
      if (waiting.length >= mostWaiting) return Promise.reject(new Refusal(coreMessages.busy, { retryAfter: 10 }))
      return new Promise((resolve, reject) => {
        waiting.push({ name, task, resolve, reject })
        next()
      })
    },
    async stop() {
      isStopped = true
      for (const { reject } of waiting.splice(0)) reject(isStopping())
      await Promise.all([...all].map((process) => process.end()))
    },
  }
}
