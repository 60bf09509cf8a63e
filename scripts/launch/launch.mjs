import { spawn } from 'node:child_process'
import { callers, whenGone } from './parents.mjs'

/** @param {readonly number[]} pids */
const tiedTo = (pids) => (pids.length ? [`--import=${new URL(`tied.mjs?to=${pids.join()}`, import.meta.url)}`] : [])

/**
 * Runs Node in the place of this process, or, where that cannot be, below it. Signals reach the command, its exit code is
 * passed on, and it ends when this process or the npm above it does, also by a kill.
 * @param {string} node the program
 * @param {readonly string[]} args flags, file, words
 * @param {NodeJS.ProcessEnv} env
 */
export function launch(node, args, env) {
  const above = callers({ env, parent: process.ppid })
  // Nothing of this process is left: no memory, and nobody between npm and the command who could fail to pass something on.
  // A Node that watches loads no module before its own work, so it cannot be tied: it stays below.
  if (canReplace() && !args.some((arg) => arg.startsWith('--watch')))
    process.execve?.(node, [node, ...tiedTo(above), ...args], env)
  below(node, [...tiedTo([process.pid]), ...args], env, above)
}

/** Not before Node 22.15, and not on Windows. */
const canReplace = () => typeof process.execve === 'function' && process.platform !== 'win32'

/**
 * @param {string} node
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly number[]} above
 */
function below(node, args, env, above) {
  const child = spawn(node, args, { env, stdio: 'inherit' })
  const signals = signalsOf(process.platform)
  /** @type {(signal: NodeJS.Signals) => void} */
  const pass = (signal) => {
    // The console of Windows tells every process in it. There `kill` would not ask the command but end it.
    if (process.platform !== 'win32') child.kill(signal)
  }
  for (const signal of signals) process.on(signal, pass)
  whenGone(above, () => child.kill('SIGTERM'))

  child.once('error', (error) => {
    console.error(`${node} does not start: ${error.message}`)
    process.exit(1)
  })
  child.once('exit', (code, signal) => {
    for (const each of signals) process.off(each, pass)
    if (signal && process.platform !== 'win32') process.kill(process.pid, signal)
    else process.exit(code ?? 1)
  })
}

/**
 * The signals that ask a command to end. Ctrl+Break is one of its own on Windows.
 * @param {string} platform
 * @returns {NodeJS.Signals[]}
 */
function signalsOf(platform) {
  return platform === 'win32' ? ['SIGINT', 'SIGBREAK', 'SIGHUP'] : ['SIGINT', 'SIGTERM', 'SIGHUP']
}
