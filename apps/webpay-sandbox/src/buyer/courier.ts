import { addressOf, type Trip } from '../rules/returns.ts'
import type { Extra } from './next.ts'

/** What the shop answered to a return that the sandbox made itself. */
export interface Delivery {
  /** Null means it did not answer. */
  status: number | null
  location: string | null
}

/** Makes returns from the server: no browser, no cookies, as the real provider has been seen to do. */
export interface Courier {
  /** Sends `copies` returns, all at once or each after the answer to the one before and a pause. */
  send(trip: Trip, copies: number, gapMs: number | null): Promise<Delivery[]>
  /** Sends them next to the browser's return, without waiting. */
  sendBeside(trip: Trip, extra: Extra, booked: (delivery: Delivery) => Promise<void>): void
  stop(): Promise<void>
}

const timeoutMs = 15_000

export function openCourier(wait: (milliseconds: number) => Promise<void>, log: (text: string) => void): Courier {
  const ending = new AbortController()
  const underWay = new Set<Promise<void>>()

  async function deliver(trip: Trip): Promise<Delivery> {
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(timeoutMs)])
    const post = { method: 'POST', body: new URLSearchParams(trip.fields) }
    try {
      const answer = await (trip.method === 'get'
        ? fetch(addressOf(trip), { redirect: 'manual', signal })
        : fetch(trip.url, { ...post, redirect: 'manual', signal }))
      await answer.body?.cancel()
      return { status: answer.status, location: answer.headers.get('location') }
    } catch (error) {
      log(`the shop did not answer a return: ${(error as Error).message}`)
      return { status: null, location: null }
    }
  }

  return {
    async send(trip, copies, gapMs) {
      const trips = Array.from({ length: copies }, () => trip)
      if (gapMs === null) return Promise.all(trips.map(deliver))
      const deliveries: Delivery[] = []
      for (const each of trips) {
        if (deliveries.length > 0) await wait(gapMs)
        deliveries.push(await deliver(each))
      }
      return deliveries
    },

    sendBeside(trip, { count, delayMs }, booked) {
      for (let made = 0; made < count; made++) {
        const delivery = wait(delayMs)
          .then(() => deliver(trip))
          .then(booked)
          .catch((error: Error) => log(`a return beside the browser's was not booked: ${error.message}`))
          .finally(() => underWay.delete(delivery))
        underWay.add(delivery)
      }
    },

    async stop() {
      ending.abort()
      await Promise.all(underWay)
    },
  }
}
