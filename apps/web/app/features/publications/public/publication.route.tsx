import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { publishedCalls } from '@portal/contract/publications/calls'
import { type PublicationKind, publicationKindPlurals, publicationsPath } from '@portal/contract/publications/constants'
import { data } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { PageHero } from '#core/public/frame/page-hero.tsx'
import frame from '#core/public/frame/public.module.css'
import { breadcrumbList } from '#core/public/frame/structured-data.ts'
import type { Route } from './+types/publication.route'
import { PdfLinks } from './pdf-links.tsx'
import { publicTexts } from './public-texts.ts'
import styles from './publications.module.css'

export const handle = { document: true, cache: { params: [], areas: ['publicaciones', 'productos'] } }

export const loader = ({ params: { id }, context }: Route.LoaderArgs) => {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw data(null, { status: 404 }) // never the number of a publication
  return context.get(apiContext).load(publishedCalls.get, { params: { id } })
}

/** A publication with its picture, text, PDFs and products. */
export default function PublicationPage({ loaderData: publication }: Route.ComponentProps) {
  const t = useTexts(publicTexts)
  const language = useLanguage()
  const { date } = useFormats()
  const kind = publication.tipo as PublicationKind
  const title = nameIn(publication, 'titulo', language)
  const summary = nameIn(publication, 'resumen', language)
  const paragraphs = nameIn(publication, 'texto', language).split(/\n\s*\n/)
  const steps = [
    { name: t.title, to: publicationsPath() },
    { name: textIn(publicationKindPlurals[kind], language), to: publicationsPath({ kind }) },
    { name: title },
  ]
  return (
    <>
      <PageHead
        title={title}
        description={summary}
        kind="article"
        picture={publication.imagen_url ?? 'support'}
        structured={[breadcrumbList(steps)]}
      />
      <PageHero breadcrumb={t.breadcrumb} steps={steps} title={title} lead={summary} />
      <div className={`${frame.wrap} ${styles.article}`}>
        <article>
          <p className={styles.kind}>
            <time dateTime={publication.publica_el}>{date(publication.publica_el)}</time>
          </p>
          {publication.imagen_url && (
            <img
              src={publication.imagen_url}
              width={1280}
              height={853}
              alt={nameIn(publication, 'imagen_texto', language)}
            />
          )}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </article>
        <aside className={styles.aside}>
          {(publication.pdf || publication.pdf_en) && (
            <section aria-labelledby="files">
              <h2 id="files">{t.files}</h2>
              <PdfLinks publication={publication} />
            </section>
          )}
          {publication.productos.length > 0 && (
            <section aria-labelledby="products">
              <h2 id="products">{t.ofProducts}</h2>
              <ul className={styles.products}>
                {publication.productos.map(({ slug, nombre }) => (
                  <li key={slug}>
                    <PublicLink to={`/${slug}`}>{nombre}</PublicLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </aside>
      </div>
    </>
  )
}
