import { Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const farewellMs = 1000
const lastWordsMs = 1000
const drainMs = 10_000

export interface Drain {
  /** Whether the server takes its leave: its health says so, and balancers send visitors elsewhere. */
  isLeaving(): boolean
  /** Answers what arrives, closes the door to new connections, says good-bye on the others, then closes. 12 s at most. */
  leave(): Promise<void>
}

/**
 * Closing a kept connection while its next request is on the way cuts that request off, and so does closing the door on
 * connections that wait in front of it. So the door is closed while the connections inside stay, and each of them ends with an
 * answer that says so; only those that stay silent are closed from here.
 */
export function drainOf(app: FastifyInstance): Drain {
  let isLeaving = false
  let isLastAnswer = false
  app.addHook('onRequest', (_request, reply, done) => {
    if (isLastAnswer) reply.header('connection', 'close')
    done()
  })
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count ?? 0)))
  const silence = async (patienceMs: number) => {
    const until = Date.now() + patienceMs
    while (Date.now() < until && (await connections()) > 0) await sleep(20)
  }

  return {
    isLeaving: () => isLeaving,
    async leave() {
      isLeaving = true
      await silence(farewellMs)
      Server.prototype.close.call(app.server) // http's own would also close connections that have just come in
      isLastAnswer = true
      await silence(lastWordsMs)
      const cut = setTimeout(() => app.server.closeAllConnections(), drainMs)
      await app.close()
      clearTimeout(cut)
    },
  }
}
