import { parentPort, Worker, workerData } from 'node:worker_threads'
import { closedLoad, type Measured, type Target } from './load.ts'

interface Work {
  target: Target
  paths: readonly string[]
  seconds: number
}

/** As `closedLoad`, in a thread of its own: what this thread measures meanwhile does not wait for it. */
export function loadBeside(work: Work): Promise<Measured> {
  const worker = new Worker(import.meta.filename, { workerData: { work } })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

const { work } = (workerData ?? {}) as { work?: Work }
if (work) parentPort!.postMessage(await closedLoad(work.target, work.paths, work.seconds))
