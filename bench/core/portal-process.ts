import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { commands, flagsOf } from '../../scripts/launch/commands.mjs'

const root = join(import.meta.dirname, '../..')

export interface Running {
  pid: number
  port: number
  /** Milliseconds from the start of the process until it prints its address. */
  startedAfter: number
  output: () => string
  isRunning(): boolean
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts the portal as `npm start` does, and waits until it prints its address. */
export const startPortal = (variables: Record<string, string>) => startProcess(commands.start.file, variables)

/** Starts a server of the project as `npm start` does, and waits until it prints its address. */
export function startProcess(file: string, variables: Record<string, string>): Promise<Running> {
  const begun = performance.now()
  const child: ChildProcess = spawn(process.execPath, [...flagsOf(commands.start), join(root, file)], {
    cwd: root,
    env: { ...process.env, ...commands.start.env, PORT: '0', LOG_LEVEL: 'error', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const port = /http:\/\/[^\s:]+:(\d+)/.exec(output)?.[1]
      if (!port) return
      resolve({
        pid: child.pid!,
        port: Number(port),
        startedAfter: performance.now() - begun,
        output: () => output,
        isRunning: () => child.exitCode === null && child.signalCode === null,
        async stop(signal = 'SIGTERM') {
          child.kill(signal)
          await ended
        },
      })
    }
    child.stdout!.on('data', read)
    child.stderr!.on('data', read)
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}:\n${output}`)))
  })
}
