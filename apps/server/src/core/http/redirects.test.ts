import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mountRedirects, type Visit } from './redirects.ts'

const app = fastify()
const visits: Visit[] = []
beforeAll(async () => {
  await mountRedirects(app, [
    {
      path: '/back/:mark',
      methods: ['GET', 'POST'],
      resolve: async (visit) => {
        visits.push(visit)
        if (visit.params.mark === 'lost') return null
        if (visit.params.mark === 'broken') throw new Error('secret detail')
        return visit.params.mark === 'elsewhere' ? '//evil.example' : '/result?a=1'
      },
    },
  ])
})
afterAll(() => app.close())

const post = (url: string, payload: string, type = 'application/x-www-form-urlencoded') =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })

describe('an address that leads on', () => {
  test('answers GET and POST with 303, which no browser repeats as a POST', async () => {
    for (const reply of [await app.inject('/back/a?x=1'), await post('/back/a', 'x=1')])
      expect([reply.statusCode, reply.headers.location, reply.headers['cache-control']]).toEqual([
        303,
        '/result?a=1',
        'no-store',
      ])
  })

  test('hands over what came in address and form, and lists what came twice', async () => {
    await post('/back/a?x=1&y=2&y=3', 'x=4&z=5&__proto__=6')
    expect({ ...visits.at(-1)?.fields }).toEqual({ x: ['1', '4'], y: ['2', '3'], z: '5', ['__proto__']: '6' })
  })

  test('shows a page when there is nothing, and tells nothing when something broke', async () => {
    const lost = await app.inject('/back/lost?lang=en')
    expect([lost.statusCode, lost.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(lost.body).toContain('<html lang="en">')
    const broken = await app.inject('/back/broken')
    expect(broken.statusCode).toBe(500)
    expect(broken.body).not.toContain('secret')
  })

  test('leads to no other site', async () => {
    expect((await app.inject('/back/elsewhere')).statusCode).toBe(500)
  })

  test('takes no text that cannot be stored, and cleans the others', async () => {
    const count = visits.length
    for (const reply of [
      await app.inject('/back/a%00'),
      await app.inject('/back/a?x=%00'),
      await post('/back/a', 'x=%00'),
    ])
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
    expect(visits).toHaveLength(count)
    await app.inject('/back/a?x=1%07')
    expect(visits.at(-1)?.fields.x).toBe('1 ')
  })

  test('takes small forms only', async () => {
    expect((await post('/back/a', `x=${'y'.repeat(20_000)}`)).statusCode).toBe(413)
    expect((await post('/back/a', '{}', 'application/json')).statusCode).toBe(415)
  })
})
