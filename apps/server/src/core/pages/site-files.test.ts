import fastify from 'fastify'
import { expect, test } from 'vitest'
import { shownToAll } from '#test/shown.ts'
import { securityText, siteFileRoutes } from './site-files.ts'

test('security.txt names the address of the company, as long as it is true', async () => {
  const app = fastify()
  const company = async () => ({ nombre: 'Portal', email: 'aviso@portal.example', acento: '#f5b301' })
  const site = { publicUrl: 'https://portal.example', company, paths: async () => [], rows: [] }
  siteFileRoutes(app, { ...site, shown: shownToAll })
  const { statusCode, headers, body } = await app.inject('/.well-known/security.txt')
  expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type: 'text/plain; charset=utf-8' })
  expect(body).toContain('Contact: mailto:aviso@portal.example\n')
  const [, expires = ''] = /^Expires: (.+)$/m.exec(body) ?? []
  expect(Date.parse(expires)).toBeGreaterThan(Date.now())
  await app.close()
})

test('its end is within a year, and the same for a whole day', () => {
  const at = (time: string) =>
    securityText('https://portal.example', 'a@portal.example', { languages: ['pt', 'en'], now: new Date(time) })
  expect(at('2026-08-31T10:00:00Z')).toContain('Expires: 2027-03-03T00:00:00.000Z')
  expect(at('2026-08-31T10:00:00Z')).toBe(at('2026-08-31T23:59:59Z'))
})
