import { textIn } from '@portal/contract/core/text'
import { publishedCalls } from '@portal/contract/publications/calls'
import {
  type PublicationKind,
  publicationKindPlurals,
  publicationsOfPage,
  publicationsPath,
} from '@portal/contract/publications/constants'
import { apiContext } from '#core/api/api.ts'
import { useFormats } from '#core/formats/formats.ts'
import { idFrom } from '#core/formats/ids.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { PageHero } from '#core/public/frame/page-hero.tsx'
import frame from '#core/public/frame/public.module.css'
import { breadcrumbList } from '#core/public/frame/structured-data.ts'
import type { Route } from './+types/publications.route'
import { publicTexts } from './public-texts.ts'
import { PublicationCard } from './publication-card.tsx'
import styles from './publications.module.css'

export const handle = {
  document: true,
  cache: { params: ['kind', 'page'], areas: ['publicaciones', 'productos'] },
  hasOwnSitemap: true,
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const search = url.searchParams
  const kind = idFrom(search.get('kind'))
  const asked = idFrom(search.get('page')) ?? 1
  const tipo = kind !== null && kind in publicationKindPlurals ? (kind as PublicationKind) : null
  const load = (page: number) => api.load(publishedCalls.list, { params: { tipo, page } })
  const first = await load(asked)
  const { total, tipos } = first
  const page = Math.min(asked, Math.max(1, Math.ceil(total / publicationsOfPage))) // beyond the last one: the last
  const { publicaciones } = page === asked ? first : await load(page)
  return { kind: tipo, page, rows: publicaciones, total, kinds: tipos as PublicationKind[] }
}

/** What staff published: all of it or one kind, newest first. Kinds without any are not offered. */
export default function PublicationsPage({ loaderData: { kind, page, rows, total, kinds } }: Route.ComponentProps) {
  const t = useTexts(publicTexts)
  const language = useLanguage()
  const { number } = useFormats()
  const title = kind === null ? t.title : textIn(publicationKindPlurals[kind], language)
  const pages = Math.max(1, Math.ceil(total / publicationsOfPage))
  const steps = [
    { name: t.home, to: '/' },
    ...(kind === null ? [{ name: t.title }] : [{ name: t.title, to: publicationsPath() }, { name: title }]),
  ]
  return (
    <>
      <PageHead title={title} description={t.description} picture="support" structured={[breadcrumbList(steps)]} />
      <PageHero breadcrumb={t.breadcrumb} steps={steps} title={title} lead={t.lead} />
      <div className={`${frame.wrap} ${styles.page}`}>
        {kinds.length > 1 && (
          <nav aria-label={t.kinds} className={styles.kinds}>
            {[null, ...kinds].map((one) => (
              <PublicLink
                key={one}
                to={publicationsPath({ kind: one })}
                aria-current={one === kind ? 'page' : undefined}
              >
                {one === null ? t.all : textIn(publicationKindPlurals[one], language)}
              </PublicLink>
            ))}
          </nav>
        )}
        {rows.length === 0 ? (
          <section className={styles.none}>
            <h2>{t.none}</h2>
            <p>{t.noneText}</p>
            <ButtonLink to="/contact">{t.contact}</ButtonLink>
          </section>
        ) : (
          <ul className={styles.cards}>
            {rows.map((row) => (
              <PublicationCard key={row.id} publication={row} level={2} />
            ))}
          </ul>
        )}
        {pages > 1 && (
          <nav aria-label={t.pages} className={styles.pages}>
            {page > 1 && (
              <PublicLink to={publicationsPath({ kind, page: page - 1 })} rel="prev">
                {t.newer}
              </PublicLink>
            )}
            <span>{t.page(number(page), number(pages))}</span>
            {page < pages && (
              <PublicLink to={publicationsPath({ kind, page: page + 1 })} rel="next">
                {t.older}
              </PublicLink>
            )}
          </nav>
        )}
      </div>
    </>
  )
}
