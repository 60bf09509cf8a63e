import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Message, Messages } from '@portal/contract/core/messages'
import { sendingMessages } from '@portal/contract/core/sending-messages'
import { fileMessages } from '@portal/contract/imports/file-messages'
import { Refusal } from '../base/errors.ts'
import { type Answer, frameOf, frameReader } from './frames.ts'
import { memoryExit, ProcessEnded } from './process-ended.ts'

/** Limits of a confined process. */
export interface Bounds {
  /** Heap of JavaScript objects, in MB; V8 ends a process that needs more. */
  heap: number
  /** Total memory, in MB: pixels and unpacked bytes are outside the heap. */
  memory: number
  seconds: number
  answerBytes: number
}

const file = fileURLToPath(new URL('./confined.ts', import.meta.url))
const watchMs = 100
const keptOfLog = 2000
/** No secret reaches a process that reads untrusted bytes. */
const passedOn = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'LD_LIBRARY_PATH']

interface Running {
  resolve(value: unknown): void
  reject(error: Error): void
  timer: NodeJS.Timeout
}

/** A process that may only read files and answer; it runs one task at a time. */
export class ConfinedProcess {
  readonly pid: number
  readonly #bounds: Bounds
  readonly #child: ChildProcess
  readonly #watch: NodeJS.Timeout
  readonly #ended: Promise<void>
  #running: Running | undefined
  #killedFor: ProcessEnded | undefined
  #log = ''
  isOver = false

  constructor(bounds: Bounds) {
    this.#bounds = bounds
    const flags = [
      `--max-old-space-size=${bounds.heap}`,
      '--max-semi-space-size=2',
      // no writing of files, no programs, no threads; `sharp` is an addon
      '--permission',
      '--allow-fs-read=*',
      '--allow-addons',
      '--no-warnings',
    ]
    const env = Object.fromEntries(passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
    const options = { env: { ...env, MALLOC_ARENA_MAX: '2' }, stdio: 'pipe' } as const
    this.#child = spawn(process.execPath, [...flags, file, String(bounds.memory)], options)
    this.pid = this.#child.pid ?? 0
    const read = frameReader(bounds.answerBytes, (answer) => this.#take(answer as Answer))
    this.#child.stdout!.on('data', (piece: Buffer) => {
      try {
        read(piece)
      } catch (error) {
        this.#kill(new ProcessEnded('answer', (error as Error).message))
      }
    })
    this.#child.stderr!.on('data', (piece: Buffer) => {
      this.#log = `${this.#log}${piece}`.slice(-keptOfLog)
    })
    this.#child.stdin!.on('error', () => {}) // it ended: handled below
    this.#watch = setInterval(() => this.#look(), watchMs).unref()
    this.#ended = new Promise((resolve) => {
      const end = (why: ProcessEnded) => {
        this.isOver = true
        clearInterval(this.#watch)
        this.#finish((running) => running.reject(this.#killedFor ?? why))
        resolve()
      }
      this.#child.once('error', (error) => end(new ProcessEnded('crash', error.message)))
      this.#child.once('close', (code, signal) => end(this.#causeOf(code, signal)))
    })
  }

  /** Returns the task's answer; rejects with its refusal, its error, or `ProcessEnded`. */
  do(name: string, task: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const { seconds } = this.#bounds
      const onTimeout = () => this.#kill(new ProcessEnded('time', `${name} took more than ${seconds} s`))
      this.#running = { resolve, reject, timer: setTimeout(onTimeout, seconds * 1000) }
      for (const piece of frameOf({ name, task })) this.#child.stdin!.write(piece)
    })
  }

  /** Resolves when the process is gone. */
  async end(): Promise<void> {
    this.isOver = true
    this.#child.kill('SIGKILL')
    await this.#ended
  }

  #kill(why: ProcessEnded): void {
    this.#killedFor ??= why
    this.isOver = true
    this.#child.kill('SIGKILL')
  }

  #finish(tell: (running: Running) => void): void {
    const running = this.#running
    this.#running = undefined
    if (!running) return
    clearTimeout(running.timer)
    tell(running)
  }

  #take(answer: Answer): void {
    // a process that has grown is not reused: it would keep that memory
    if (answer.memory > this.#bounds.memory * 0.6) void this.end()
    this.#finish(({ resolve, reject }) => {
      if ('value' in answer) resolve(answer.value)
      else if ('refused' in answer) reject(new Refusal(entryOf(answer.refused)))
      else reject(new Error(answer.error))
    })
  }

  /** Checks memory from outside too: a busy loop keeps the process from checking itself. */
  #look(): void {
    const held = memoryOf(this.pid)
    if (held !== null && held > this.#bounds.memory) this.#kill(new ProcessEnded('memory', `${Math.round(held)} MB`))
  }

  #causeOf(code: number | null, signal: NodeJS.Signals | null): ProcessEnded {
    const isMemory = code === memoryExit || /heap out of memory|Allocation failed/i.test(this.#log)
    const last = this.#log.trim().split('\n').at(-1) ?? ''
    return new ProcessEnded(isMemory ? 'memory' : 'crash', `${signal ?? code} ${last}`.trim())
  }
}

const areas: readonly Messages[] = [coreMessages, sendingMessages, fileMessages]

function entryOf({ area, code }: { area: string; code: number }): Message {
  const entries = areas.flatMap((entries) => Object.values(entries))
  return entries.find((entry) => entry.area === area && entry.code === code) ?? coreMessages.unexpected
}

/** Returns the MB that a process uses, where the system tells it in a file. */
function memoryOf(pid: number): number | null {
  if (process.platform !== 'linux') return null
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes === undefined ? null : Number(kilobytes) / 1000
  } catch {
    return null // it ended
  }
}
