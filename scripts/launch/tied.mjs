// Loaded before a command (`--import`): ends it in order when one of the processes named in its own address is gone.
import { isMainThread } from 'node:worker_threads'
import { whenGone } from './parents.mjs'

const pids = new URL(import.meta.url).searchParams.get('to') ?? ''
// Threads are started with the flags of their process.
if (isMainThread) whenGone(pids.split(',').map(Number), stop)

function stop() {
  // Under --watch the parent is the Node that watches, and would start the command again.
  if (process.env.WATCH_REPORT_DEPENDENCIES) process.kill(process.ppid, 'SIGTERM')
  if (process.listenerCount('SIGTERM') === 0) process.exit(1)
  process.emit('SIGTERM', 'SIGTERM')
}
