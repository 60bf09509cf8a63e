import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startMailServer } from '#test/mail-server.ts'
import { openTransport } from './delivery.ts'
import { mailServerReach } from './reach.ts'

const soon = () => sleep(20)

test('asks once a minute at most, and tells each change once', async () => {
  let answers = true
  let asked = 0
  let now = 0
  const said: string[] = []
  const verify = async () => {
    asked++
    if (!answers) throw Object.assign(new Error('secret@host'), { code: 'ECONNREFUSED' })
  }
  const isReached = mailServerReach(
    { verify },
    (text) => said.push(text),
    () => now,
  )
  expect(isReached(), 'before the first answer').toBe(true)
  await soon()
  answers = false
  expect([isReached(), asked]).toEqual([true, 1])
  now = 60_000
  isReached()
  isReached()
  await soon()
  expect([isReached(), asked]).toEqual([false, 2])
  now = 120_000
  isReached()
  await soon()
  answers = true
  now = 180_000
  isReached()
  await soon()
  expect(isReached()).toBe(true)
  expect(said).toEqual(['the mail server is not reached: ECONNREFUSED', 'the mail server is reached again'])
})

test('a server that stands is reached; a dead port, one that hangs and one that is no mail server are not', async () => {
  const standing = await startMailServer()
  const hanging = createServer(() => {}).listen(0, '127.0.0.1')
  const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1')
  await sleep(50)
  const urlOf = (server: typeof hanging) => `smtp://127.0.0.1:${(server.address() as { port: number }).port}`
  const [hangs, speaks] = [urlOf(hanging), urlOf(other)]
  const reached = async (url: string) => {
    const waits = { connectMs: 300, answerMs: 300, wholeMs: 600 }
    const transport = await openTransport({ SMTP_URL: url, MAIL_FROM: 'a@b.cl' }, async () => new Uint8Array(), waits)
    const isReached = mailServerReach(transport, () => {})
    isReached()
    await sleep(800)
    transport.close()
    return isReached()
  }
  const dead = standing.url
  expect(await reached(standing.url)).toBe(true)
  await standing.stop()
  expect(await Promise.all([dead, hangs, speaks].map(reached))).toEqual([false, false, false])
  hanging.close()
  other.close()
})
