import { spawn } from 'node:child_process'
import { callers, whenGone } from './parents.mjs'

/** @param {readonly number[]} pids */
const tiedTo = (pids) => (pids.length ? [`--import=${new URL(`tied.mjs?to=${pids.join()}`, import.meta.url)}`] : [])

/**
 * Runs Node in the place of this process, or, where that cannot be, below it. Signals reach the command, its exit code is
 * passed on, and it ends when this process or the npm above it does, also by a kill. With `restarts` it runs below, and is
 * started again when it ends by itself.
 * @param {string} node the program
 * @param {readonly string[]} args flags, file, words
 * @param {NodeJS.ProcessEnv} env
 * @param {import('./restarts.mjs').Restarts} [restarts]
 */
export function launch(node, args, env, restarts) {
  const above = callers({ env, parent: process.ppid })
  // Nothing of this process is left: no memory, and nobody between npm and the command who could fail to pass something on.
  // A Node that watches loads no module before its own work, so it cannot be tied: it stays below.
  if (!restarts && canReplace() && !args.some((arg) => arg.startsWith('--watch')))
    process.execve?.(node, [node, ...tiedTo(above), ...args], env)
  below(node, [...tiedTo([process.pid]), ...args], env, above, restarts)
}

/**
 * Tells operators something between the lines of the command, in the form that its log has.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} msg
 */
function tell(env, msg) {
  if (env.NODE_ENV === 'production') console.log(JSON.stringify({ level: 60, time: Date.now(), msg }))
  else console.error(`\n${msg}\n`)
}

/** Not before Node 22.15, and not on Windows. */
const canReplace = () => typeof process.execve === 'function' && process.platform !== 'win32'

/**
 * @param {string} node
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly number[]} above
 * @param {import('./restarts.mjs').Restarts} [restarts]
 */
function below(node, args, env, above, restarts) {
  const signals = signalsOf(process.platform)
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = restarts ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit'
  let isAskedToEnd = false
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child // none while it is waited for the next start
  /** @type {(signal: NodeJS.Signals) => void} */
  const end = (signal) => {
    isAskedToEnd = true
    if (!child) process.exit(0)
    child.kill(signal)
  }
  /** @type {(signal: NodeJS.Signals) => void} */
  const pass = (signal) => {
    // The console of Windows tells every process in it. There `kill` would not ask the command but end it.
    if (process.platform !== 'win32' || !child) return end(signal)
    isAskedToEnd = true
  }
  for (const signal of signals) process.on(signal, pass)
  whenGone(above, () => end('SIGTERM'))

  const start = () => {
    const startedAt = Date.now()
    let isUp = false
    const running = spawn(node, args, { env, stdio })
    child = running
    running.once('message', () => {
      isUp = true
    })
    running.once('error', (error) => {
      console.error(`${node} does not start: ${error.message}`)
      process.exit(1)
    })
    running.once('exit', (code, signal) => {
      child = undefined
      const isInOrder = code === 0 || isAskedToEnd || (signal !== null && signals.includes(signal))
      if (restarts && !isInOrder) {
        const next = restarts.afterEnd({ wasUp: isUp, ranForMs: Date.now() - startedAt })
        const ended = `the portal ended by itself (${signal ?? `exit code ${code}`})`
        if (typeof next === 'number') {
          tell(env, `${ended}: it is started again in ${next / 1000} s`)
          setTimeout(start, next)
          return
        }
        if (next === 'tooOften') tell(env, `${ended}, as several times before: it is not started again`)
      }
      for (const each of signals) process.off(each, pass)
      if (signal && process.platform !== 'win32') process.kill(process.pid, signal)
      else process.exit(code ?? 1)
    })
  }
  start()
}

/**
 * The signals that ask a command to end. Ctrl+Break is one of its own on Windows.
 * @param {string} platform
 * @returns {NodeJS.Signals[]}
 */
function signalsOf(platform) {
  return platform === 'win32' ? ['SIGINT', 'SIGBREAK', 'SIGHUP'] : ['SIGINT', 'SIGTERM', 'SIGHUP']
}
