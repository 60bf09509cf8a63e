import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

export interface ChildPortal {
  url: string
  /** As a power cut would: nothing is told, nothing is finished. */
  kill(): Promise<void>
  /** Starts it, again at the same address; answers once it answers. */
  start(): Promise<void>
}

const startMs = 60_000

/** The portal as a process of its own, with these flags of Node, at an address that stays. */
export async function childPortal(
  variables: Record<string, string>,
  flags: readonly string[] = [],
): Promise<ChildPortal> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settings = { PORT: `${port}`, PUBLIC_URL: url, CAPTCHA: 'off', TRUST_PROXY: 'loopback', LOG_LEVEL: 'error' }
  let child: ChildProcess | undefined
  return {
    url,
    async start() {
      const main = join(import.meta.dirname, '../../src/main.ts')
      const env = { ...process.env, NODE_ENV: 'development', ...settings, ...variables }
      child = spawn(process.execPath, [...flags, main], { env, stdio: ['ignore', 'ignore', 'inherit'] })
      const until = Date.now() + startMs
      while (!(await isHealthy(url))) {
        if (child.exitCode !== null || Date.now() > until) throw new Error('the portal did not start')
        await sleep(50)
      }
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/v1/salud`)).ok
  } catch {
    return false // not yet listening
  }
}
