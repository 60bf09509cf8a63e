import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { ROOT } from './project-files.ts'

export interface Outcome {
  readonly code: number
  /** What it printed, when it was not shown at once. */
  readonly output: string
  readonly seconds: number
}

/** Runs a command from the root, its program found in node_modules first and `node` being the one running now. */
export function run(command: readonly string[], options: { show?: boolean; env?: Record<string, string> } = {}) {
  const [program = '', ...args] = command
  const started = performance.now()
  const bin = join(ROOT, 'node_modules', '.bin')
  // Programs of node_modules say `env node`: the folder of this Node comes first, so that they get no older one.
  const path = [join(process.execPath, '..'), bin, process.env.PATH].join(delimiter)

  return new Promise<Outcome>((resolve) => {
    const child = spawn(program === 'node' ? process.execPath : program, args, {
      cwd: ROOT,
      env: { ...process.env, PATH: path, ...options.env },
      stdio: options.show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout?.on('data', (data: Buffer) => (output += data))
    child.stderr?.on('data', (data: Buffer) => (output += data))
    const ended = (code: number) => resolve({ code, output, seconds: (performance.now() - started) / 1000 })
    child.on('error', (error) => {
      output += `${program}: ${error.message}\n`
      ended(1)
    })
    child.on('close', (code) => ended(code ?? 1))
  })
}
