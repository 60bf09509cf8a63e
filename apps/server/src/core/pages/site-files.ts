import { accentsOf, grounds, startingAccent } from '@portal/contract/core/accent'
import type { PageLanguage } from '@portal/contract/core/language'
import { isBelowAny } from '@portal/contract/core/paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { brandCache } from './brand-files.ts'
import { compress, encodingFor } from './cached-page.ts'
import type { Shown } from './serve.ts'
import { type SitemapPage, sitemapIndex, sitemapOf } from './sitemap.ts'

/** Rows of a feature that have public pages. */
export interface SitemapRows {
  /** The name in the address of its sitemap files. */
  name: string
  /** Returns the number of its sitemap files. */
  files(): Promise<number>
  /** Returns the pages of one file, counted from 1. */
  pages(file: number): Promise<SitemapPage[]>
}

interface Found {
  publicUrl: string
  company: () => Promise<{ nombre: string; email: string; acento: string }>
  /** Before visitors see the site, search engines find nothing; what is not used they never find. */
  shown: Pick<Shown, 'isOpen' | 'unusedPaths' | 'languages'>
  /** Paths of public pages that are the same for everyone. */
  paths: () => Promise<string[]>
  rows: readonly SitemapRows[]
}

const hourly = 'public, max-age=3600'
/** Excluded from search engines: secret links, the dashboard, calls. Public files are shown as pictures. */
const closed = [
  '/dashboard',
  '/v1/',
  '/buzon',
  '/payment',
  '/request/',
  '/saved-search/',
  '/privacy/request/',
  '/classifieds/save-search',
  '/properties/save-search',
  '/create-password/',
  '/continue/',
  '/email-change/',
  '/webpay-sandbox',
  '/stripe-sandbox',
  '/mercadopago-sandbox',
]

/** Mounts what programs read: sitemaps, robots.txt, security.txt, and the manifest for a phone's home screen. */
export function siteFileRoutes(app: FastifyInstance, { publicUrl, company, shown, paths, rows }: Found): void {
  const asXml = (request: FastifyRequest, reply: FastifyReply, text: string) =>
    send(request, reply.type('application/xml; charset=utf-8').header('cache-control', hourly), text)

  const mapOf = async (pages: readonly SitemapPage[]) => {
    const unused = await shown.unusedPaths()
    const used = pages.filter(({ path }) => !isBelowAny(path, unused))
    return sitemapOf(publicUrl, used, await shown.languages())
  }

  app.get('/sitemap.xml', async (request, reply) => {
    const files = await Promise.all(
      rows.map(async ({ name, files }) =>
        Array.from({ length: await files() }, (_, index) => `/sitemap/${name}-${index + 1}.xml`),
      ),
    )
    return asXml(request, reply, sitemapIndex(publicUrl, ['/sitemap/pages.xml', ...files.flat()]))
  })

  app.get('/sitemap/pages.xml', async (request, reply) =>
    asXml(request, reply, await mapOf((await paths()).map((path) => ({ path })))),
  )

  for (const { name, files, pages } of rows) {
    app.get<{ Params: { file: string } }>(`/sitemap/${name}-:file(^[1-9]\\d{0,3}$).xml`, async (request, reply) => {
      const file = Number(request.params.file)
      if (file > (await files())) return reply.code(404).type('text/plain').send('Not found')
      return asXml(request, reply, await mapOf(await pages(file)))
    })
  }

  app.get('/robots.txt', async (_request, reply) => {
    reply.type('text/plain; charset=utf-8')
    if (!(await shown.isOpen())) return reply.header('cache-control', 'no-store').send('User-agent: *\nDisallow: /\n')
    return reply
      .header('cache-control', hourly)
      .send(
        [
          'User-agent: *',
          'Allow: /v1/archivo/',
          ...closed.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      )
  })

  app.get('/.well-known/security.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', hourly)
      .send(securityText(publicUrl, (await company()).email, { languages: await shown.languages(), now: new Date() })),
  )

  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', brandCache)
      .send(JSON.stringify(manifestOf(await company()))),
  )
}

interface SecurityTold {
  languages: readonly PageLanguage[]
  now: Date
}

/** Where to tell of a weakness (RFC 9116). It ends in half a year, which moves as long as the portal answers. */
export function securityText(publicUrl: string, email: string, { languages, now }: SecurityTold): string {
  const expires = new Date(now)
  expires.setUTCMonth(expires.getUTCMonth() + 6)
  expires.setUTCHours(0, 0, 0, 0)
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}

interface Named {
  nombre: string
  acento: string
}

const manifestOf = ({ nombre: name, acento: accent }: Named) => ({
  name,
  short_name: name,
  lang: 'es',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: grounds.graphite,
  theme_color: accent === startingAccent ? grounds.graphite : accentsOf(accent).accents.fill,
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
})

async function send({ headers }: FastifyRequest, reply: FastifyReply, text: string) {
  const bytes = Buffer.from(text)
  const encoding = encodingFor(headers['accept-encoding'])
  reply.header('vary', 'accept-encoding')
  return encoding
    ? reply.header('content-encoding', encoding).send(await compress(bytes, encoding, 5))
    : reply.send(bytes)
}
