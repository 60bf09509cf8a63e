import { Server } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const farewellMs = 1000
const quietMs = 1000
const lookEveryMs = 20
const idleTurns = 5
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
 * answer that says so; only those that stay silent are closed from here. Silence is counted in looks, not by the clock: a
 * process that had no processor for a second has not listened meanwhile.
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

  /** Until nobody waits in front of the door: each turn of the event loop lets one connection in. */
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
      const saidAt = Date.now()
      await silence(() => Date.now() - saidAt >= farewellMs)
      await lettingIn(() => Date.now() - saidAt >= drainMs)
      Server.prototype.close.call(app.server) // http's own would also close connections that have just come in
      isLastAnswer = true
      await silence((quietFor) => quietFor >= quietMs || Date.now() - saidAt >= drainMs)
      const cut = setTimeout(() => app.server.closeAllConnections(), drainMs)
      await app.close()
      clearTimeout(cut)
    },
  }
}
