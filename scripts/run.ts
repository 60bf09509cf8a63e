import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ROOT } from './project-files.ts'

export interface Outcome {
  readonly code: number
  /** What it printed, when it was not shown at once. */
  readonly output: string
  readonly seconds: number
}

type Packages = Readonly<Record<string, { readonly bin?: Readonly<Record<string, string>> }>>

const lockedPackages = () =>
  (JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Packages }).packages

/**
 * The file, from the root, that a program of an installed package is; undefined when none has it. npm's own links to it
 * differ between systems, and Windows starts them through a shell only.
 */
export function fileOf(program: string, packages: Packages): string | undefined {
  const isOnTop = /^node_modules\/(@[^/]+\/)?[^/]+$/
  const found = Object.entries(packages).find(
    ([path, { bin }]) => isOnTop.test(path) && bin && Object.hasOwn(bin, program),
  )
  return found && `${found[0]}/${found[1].bin![program]}`.replace('/./', '/')
}

/** Runs a command from the root, its program found in node_modules first and `node` being the one running now. */
export function run(command: readonly string[], options: { show?: boolean; env?: Record<string, string> } = {}) {
  const [program = '', ...words] = command
  const file = program === 'node' ? undefined : fileOf(program, lockedPackages())
  const [runs, args] = file
    ? [process.execPath, [file, ...words]]
    : [program === 'node' ? process.execPath : program, words]
  const started = performance.now()
  const bin = join(ROOT, 'node_modules', '.bin')
  // Programs of node_modules say `env node`: the folder of this Node comes first, so that they get no older one.
  const path = [join(process.execPath, '..'), bin, process.env.PATH].join(delimiter)

  return new Promise<Outcome>((resolve) => {
    const child = spawn(runs, args, {
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
