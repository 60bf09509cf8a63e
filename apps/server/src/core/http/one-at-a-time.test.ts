import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHttp } from './http.ts'

/** Larger than what the system keeps of a connection for a reader. */
const bytes = 8_000_000
let app: FastifyInstance
let port: number
let made = 0
beforeAll(async () => {
  app = await openHttp({ isProduction: false, trustProxy: false, logLevel: 'silent' })
  app.get('/large', async () => {
    made++
    return Buffer.alloc(bytes, made)
  })
  app.get('/numbered/:nth', async ({ params }) => {
    const { nth } = params as { nth: string }
    await sleep(10 - Number(nth))
    return nth
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as { port: number }).port
})
afterAll(() => app.close())

const asking = (paths: readonly string[], socket: Socket = connect(port, '127.0.0.1')) => {
  socket.on('error', () => {})
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''))
  return socket
}

test('who asks eighty times at once without reading has one answer in memory', async () => {
  made = 0
  const socket = asking(Array(80).fill('/large'))
  socket.pause()
  await sleep(300)
  expect(made).toBe(1)

  let read = 0
  socket.on('data', (part) => {
    read += part.length
  })
  socket.resume()
  while (read < 3 * bytes) await sleep(5)
  expect(made).toBeGreaterThan(2)
  socket.destroy()
  await sleep(50)
  expect(made).toBeLessThan(80) // what was asked for goes with the connection
})

test('answers come in the order of the requests, all of them', async () => {
  const socket = asking(Array.from({ length: 9 }, (_, nth) => `/numbered/${nth}`))
  let text = ''
  socket.on('data', (part) => {
    text += part
  })
  while ([...text.matchAll(/\r\n\r\n(\d)/g)].length < 9) await sleep(5)
  expect([...text.matchAll(/\r\n\r\n(\d)/g)].map(([, nth]) => nth).join('')).toBe('012345678')
  socket.destroy()
})

test('who asks two hundred times ahead is cut off, and others are served', async () => {
  const socket = asking(Array(200).fill('/large'))
  socket.pause()
  await new Promise((resolve) => {
    socket.once('close', resolve)
    socket.resume()
  })
  const reply = await fetch(`http://127.0.0.1:${port}/numbered/1`)
  expect(await reply.text()).toBe('1')
})
