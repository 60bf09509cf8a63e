import { execFile } from 'node:child_process'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pageLanguages, withLanguage } from '@portal/contract/core/language'
import { takenPaths } from '@portal/contract/settings/keys'
import { sql } from 'kysely'
import { openDatabase } from '../../apps/server/src/core/database/database.ts'
import { startPostgres } from '../../apps/server/src/core/postgres/embedded-postgres.ts'
import { startMailServer } from '../../apps/server/test/mail-server.ts'
import { aWorkshop } from '../../apps/server/test/workshops.ts'
import { commands } from '../../scripts/launch/commands.mjs'
import { startPortal } from './support/portal.ts'
import { expect, test } from './support/test.ts'

/** Products, places, people and addresses of the first owner, as a page would say them. */
const OF_FIRST_OWNER =
  /\bNEXT\b|\bNext(?:Lion|1|3e?\b| One| Three| Remote)|nextlion|[Qq]uamtum|M[eé]xico|Santiago|[Hh]ora de Chile|Peñafiel|Ouro Preto|Universida\w+ Exempl?\w*|@example\.com|30[.,]000\sms|milise[cg]u?ndo|millisecond/

/** Choices of a form hold every country. */
const shownIn = (html: string) =>
  html.replace(/<(script|style|select|datalist)\b[\s\S]*?<\/\1>/g, ' ').replace(/\s+/g, ' ')

const linksIn = (html: string) =>
  [...html.matchAll(/href="(\/[^"#?]*)(?:[?#][^"]*)?"/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/^\/(?:assets|icons|pictures|films|fonts|v1|dashboard)\/|\.\w+$/.test(path))

const ROOT = join(import.meta.dirname, '../..')
/** What the company types at the terminal. */
const rosa = {
  names: 'Rosa',
  'last-name': 'Quispe',
  email: 'rosa@explosivos.pe',
  house: 'Explosivos del Norte',
  abbreviation: 'EDN',
  country: 'PE',
  'house-email': 'ventas@explosivos.pe',
  'house-phone': '+51 1 2345678',
}

// Has its own portal and database, as a company that follows the README has them; it takes no cards.
test('no page of a portal that has just been installed says a word of its first owner', async ({ request }) => {
  test.setTimeout(180_000)
  const root = await realpath(await mkdtemp(join(tmpdir(), 'portal-e2e-new-')))
  const postgres = await startPostgres(root, () => undefined)
  const mails = await startMailServer()
  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: postgres.url,
    SMTP_URL: mails.url,
    MAIL_FROM: 'Explosivos del Norte <portal@explosivos.pe>',
  }
  const portal = await startPortal('altcha', production)
  try {
    expect((await request.get(portal.url)).status()).toBe(503)
    await portal.close()
    const db = openDatabase(postgres.config, console.error)
    await sql`update apertura set abierto_en = now()`.execute(db)
    const arequipa = { clave: 'arequipa', nombre: 'Taller en Arequipa', nombre_en: 'Workshop in Arequipa' }
    const room = { lugar: 'Aula 3, Arequipa', lugar_en: 'Room 3, Arequipa', pais_id: 604, zona_horaria: 'America/Lima' }
    await aWorkshop({ deps: { db } as never }, 30, { ...arequipa, ...room })
    await db.destroy()
    const { file } = commands['admin:create']
    const typed = Object.entries(rosa).flatMap(([name, value]) => [`--${name}`, value])
    await promisify(execFile)(process.execPath, [file, ...typed], {
      cwd: ROOT,
      env: { ...process.env, ...production, CAPTCHA: 'altcha', PUBLIC_URL: portal.url, DATA_DIR: portal.folder },
    })
    await portal.startAgain()

    const paths = ['/', '/quamtum', '/nextlion/designer', '/events/arequipa', ...takenPaths.map((path) => `/${path}`)]
    const said: string[] = []
    let pages = 0
    for (const path of paths)
      for (const language of pageLanguages) {
        const address = withLanguage(path, language)
        const answer = await request.get(portal.url + address)
        if (answer.status() !== 200) continue
        pages++
        const html = await answer.text()
        const [word] = OF_FIRST_OWNER.exec(shownIn(html)) ?? []
        if (word) said.push(`${address} says ${word}`)
        for (const link of linksIn(html)) if (!paths.includes(link)) paths.push(link)
      }
    const map = await (await request.get(`${portal.url}/sitemap/pages.xml`)).text()
    expect(OF_FIRST_OWNER.exec(map.replaceAll('/nextlion/designer', ''))).toBeNull()
    expect(said).toEqual([])
    expect(pages).toBeGreaterThan(60)
    expect((await request.get(`${portal.url}/events/arequipa`)).status()).toBe(200)
  } finally {
    await portal.stop()
    await mails.stop()
    await postgres.stop()
    await rm(root, { recursive: true, force: true })
  }
})
