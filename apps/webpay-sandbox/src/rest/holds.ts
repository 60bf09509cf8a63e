import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Lines that are held without an answer, and answers that wait: none of them outlives the server. */
export interface Holds {
  /** Never answers; cuts the line after so long. */
  hang(socket: Socket, milliseconds: number): void
  /** Waits, but not longer than the server runs. */
  wait(milliseconds: number): Promise<void>
  release(): void
}

export function openHolds(): Holds {
  const ending = new AbortController()
  const held = new Map<Socket, NodeJS.Timeout>()
  return {
    hang(socket, milliseconds) {
      held.set(
        socket,
        setTimeout(() => socket.destroy(), milliseconds),
      )
      socket.once('close', () => {
        clearTimeout(held.get(socket))
        held.delete(socket)
      })
    },
    async wait(milliseconds) {
      await sleep(milliseconds, undefined, { signal: ending.signal }).catch(() => {}) // released early
    },
    release() {
      ending.abort()
      for (const socket of held.keys()) socket.destroy()
    },
  }
}
