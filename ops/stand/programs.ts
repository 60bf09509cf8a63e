import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type DatabaseNode, type Node, onNode } from './nodes.ts'

export const folder = process.env.DRILL_FOLDER ?? ''
export const root = join(import.meta.dirname, '../..')

/** A program on a node, with its output in `logs/<name>.log`. */
export interface Program {
  name: string
  node: Node
  pid(): number
  start(): void
  /** Returns whether it runs. */
  isRunning(): boolean
  kill(signal: NodeJS.Signals): void
  stop(): Promise<void>
}

interface Words {
  words: readonly string[]
  env?: Record<string, string>
  /** Runs as this user instead of root. */
  user?: string
}

const programs: Program[] = []

/** Starts a program; `start` starts it again with the same words after it was killed. */
export function program(name: string, node: Node, { words, env = {}, user }: Words): Program {
  mkdirSync(join(folder, 'logs'), { recursive: true })
  const as = user ? ['setpriv', '--reuid', user, '--regid', user, '--init-groups', '--'] : []
  let child: ChildProcess
  const start = () => {
    const log = openSync(join(folder, 'logs', `${name}.log`), 'a')
    const [file, ...rest] = [...onNode(node), ...as, ...words]
    child = spawn(file!, rest, { env: { ...process.env, ...env }, cwd: root, stdio: ['ignore', log, log] })
    child.on('error', (error) => console.error(`${name}: ${error.message}`))
    closeSync(log)
  }
  const isRunning = () => child.exitCode === null && child.signalCode === null
  start()
  const made: Program = {
    name,
    node,
    pid: () => child.pid!,
    start,
    isRunning,
    kill: (signal) => void child.kill(signal),
    async stop() {
      if (!isRunning()) return
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      child.kill('SIGTERM')
      await ended
    },
  }
  programs.push(made)
  return made
}

/** Kills a program and starts it again a moment later, as its supervisor does. */
export async function killAndRestart(program: Program, pauseMs = 500): Promise<void> {
  program.kill('SIGKILL')
  await sleep(pauseMs)
  program.start()
}

/** Kills every process of a node at once, as a power cut does. */
export const killNode = (node: DatabaseNode): void => signalAll(pidsOf(node), 'SIGKILL')

/** Stops every process of a node without ending it: it takes connections and never answers. */
export const hangNode = (node: DatabaseNode): void => signalAll(pidsOf(node), 'SIGSTOP')

export const wakeNode = (node: DatabaseNode): void => signalAll(pidsOf(node), 'SIGCONT')

/** Stops a program with all that it started, without ending them. */
export const hang = (program: Program): void => signalAll(treeOf(program.pid()), 'SIGSTOP')

export const wake = (program: Program): void => signalAll(treeOf(program.pid()), 'SIGCONT')

function treeOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  return [pid, ...children.flatMap(treeOf)]
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // it ended with its parent
    }
  }
}

function pidsOf(node: DatabaseNode): number[] {
  return execFileSync('ip', ['netns', 'pids', node], { encoding: 'utf8' }).split('\n').filter(Boolean).map(Number)
}

/** Starts again what ran on a node. */
export function startNode(node: Node): void {
  for (const each of programs) if (each.node === node && !each.isRunning()) each.start()
}

/** Fills the `{{names}}` of a reference file and writes it to the folder of the drill. Returns its path. */
export function configure(file: string, values: Readonly<Record<string, string>>, as = file): string {
  const text = readFileSync(join(root, 'ops/reference', file), 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (_, name) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${file} asks for ${name}`)
    return value
  })
  const path = join(folder, as)
  writeFileSync(path, text, { mode: 0o644 })
  return path
}

/** Waits until `isSo` holds; says what never came. */
export async function until(what: string, isSo: () => Promise<boolean> | boolean, seconds = 60): Promise<number> {
  const started = performance.now()
  while (!(await Promise.resolve(isSo()).catch(() => false))) {
    if (performance.now() - started > seconds * 1000)
      throw new Error(
        `${what}: not within ${seconds} s; logs: ${join(folder, 'logs')} (${readdirSync(join(folder, 'logs')).join(', ')})`,
      )
    await sleep(100)
  }
  return (performance.now() - started) / 1000
}
