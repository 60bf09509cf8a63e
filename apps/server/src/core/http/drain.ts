import { Server } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const farewellMs = 1000
const quietMs = 1000
const lookEveryMs = 20
const idleTurns = 5
const drainMs = 10_000

export interface Drain {
  /** Whether the server is stopping: the health check says so, and load balancers send visitors elsewhere. */
  isLeaving(): boolean
  /** Answers open requests, refuses new connections, closes the others, then stops. Takes 12 s at most. */
  leave(): Promise<void>
}

/**
 * Stops a server without cutting requests. Closing a kept-alive connection while its next request travels cuts that
 * request off, and so does refusing connections that already wait. So the listener closes first, each open connection
 * ends with an answer that says `connection: close`, and only silent connections are closed from here. Silence is
 * counted in checks, not in time: a process without CPU for a second has not listened.
 */
export function drainOf(app: FastifyInstance): Drain {
  let isLeaving = false
  let isLastAnswer = false
  let asked = 0
  let arrived = 0
  app.server.on('connection', () => arrived++)
  app.addHook('onRequest', (_request, reply, done) => {
    asked++
    if (isLastAnswer) reply.header('connection', 'close')
    done()
  })
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count ?? 0)))
  const silence = async (isOver: (quietFor: number) => boolean) => {
    let quietFor = 0
    for (let before = asked; !isOver(quietFor) && (await connections()) > 0; before = asked) {
      await sleep(lookEveryMs)
      quietFor = asked === before ? quietFor + lookEveryMs : 0
    }
  }

  /** Waits until no connection is queued: each turn of the event loop accepts one. */
  const lettingIn = async (isOver: () => boolean) => {
    let before = arrived
    for (let turns = 0; turns < idleTurns && !isOver(); turns = arrived === before ? turns + 1 : 0) {
      before = arrived
      await nextTurn()
    }
  }

  return {
    isLeaving: () => isLeaving,
    async leave() {
      isLeaving = true
      const saidAt = performance.now()
      await silence(() => performance.now() - saidAt >= farewellMs)
      await lettingIn(() => performance.now() - saidAt >= drainMs)
      Server.prototype.close.call(app.server) // http's own method would also close connections that were just accepted
      isLastAnswer = true
      await silence((quietFor) => quietFor >= quietMs || performance.now() - saidAt >= drainMs)
      const cut = setTimeout(() => app.server.closeAllConnections(), drainMs)
      await app.close()
      clearTimeout(cut)
    },
  }
}
