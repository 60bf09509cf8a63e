import { nameIn } from '@portal/contract/core/names'
import { productCalls } from '@portal/contract/products/calls'
import { brochurePath, type DrawnProduct, isDrawn } from '@portal/contract/products/constants'
import { lengthOf } from '@portal/contract/products/guides/guides'
import { isConsole } from '@portal/contract/products/manuals/consoles'
import { publishedCalls } from '@portal/contract/publications/calls'
import type { PublicationKind } from '@portal/contract/publications/constants'
import { libraryCalls } from '@portal/contract/resources/library/calls'
import { contentCalls, settingsCalls } from '@portal/contract/settings/calls'
import { apiContext } from '#core/api/api.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { pageFacts } from '#core/public/contents/content-facts.ts'
import { contentParams, draftParam } from '#core/public/contents/content-params.ts'
import { useContent } from '#core/public/contents/use-content.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { PageHero } from '#core/public/frame/page-hero.tsx'
import frame from '#core/public/frame/public.module.css'
import { breadcrumbList } from '#core/public/frame/structured-data.ts'
import { KindLinks } from '../../publications/public/kind-links.tsx'
import { Documents } from '../../resources/public/documents.tsx'
import { PeopleGrid } from '../cards/people-grid.tsx'
import { manualIn } from '../manual/manual.ts'
import { ManualDrawing } from '../manual/manual-drawing.tsx'
import { manualTexts } from '../manual/manual-page-texts.ts'
import { ManualSearch } from '../manual-search.tsx'
import type { Route } from './+types/support.route'
import { ConsoleManuals } from './console-manuals.tsx'
import { FilmGuides } from './film-guides.tsx'
import { PdfLinks } from './pdf-links.tsx'
import styles from './support.module.css'
import { supportTexts } from './support-texts.ts'

export const handle = {
  document: true,
  cache: { params: [draftParam], areas: ['productos', 'recursos', 'publicaciones'] },
}

/** The product whose manual comes with the portal. */
const manualOf: DrawnProduct = 'quamtum'

/** Runs only on the server, so that the browser loads neither the whole manual nor all answers. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const params = contentParams(url)
  const { idioma: language } = params
  const api = context.get(apiContext)
  const [home, { preguntas }, offices, catalogue, { documentos }, { personas }, { tipos: kinds }] = await Promise.all([
    api.load(contentCalls.portada, { params }),
    api.load(contentCalls.preguntas, { params }),
    api.load(settingsCalls.offices, {}),
    api.load(productCalls.catalogue, {}),
    api.load(libraryCalls.documents, {}),
    api.load(settingsCalls.people, {}),
    api.load(publishedCalls.list, { params: { page_row: 1 } }),
  ])
  const { productos, condiciones: terms } = catalogue
  const questions = preguntas.filter(({ en_soporte }) => en_soporte)
  const manual = productos.find(({ slug }) => slug === manualOf)
  const chapters = manualIn(language, { gps: '', languages: '' }).map(({ id, title }) => ({ id, title }))
  return {
    products: productos,
    guides: productos.flatMap(({ slug, nombre: name }) => (isDrawn(slug) ? [{ slug, name, ...lengthOf(slug) }] : [])),
    documents: documentos,
    kinds: kinds as PublicationKind[],
    helpers: personas.filter(({ en_soporte }) => en_soporte),
    manual: manual ? { name: manual.nombre, chapters } : null,
    content: {
      questions: questions.map(({ clave: id, pregunta: question }) => ({ id, question })),
      films: home.peliculas,
    },
    facts: pageFacts({ offices, terms }, language),
  }
}

export default function SupportPage({ loaderData }: Route.ComponentProps) {
  const { products, guides, documents, kinds, manual, helpers } = loaderData
  const { questions, films } = useContent(loaderData)
  const t = useTexts(supportTexts)
  const hasManuals = manual !== null || products.some(({ slug }) => isConsole(slug))
  const hasFilms = guides.length > 0 || films.length > 0
  const steps = [{ name: t.home, to: '/' }, { name: t.support }]
  return (
    <>
      <PageHead
        title={t.support}
        description={t.description(manual?.name)}
        picture="support"
        structured={[breadcrumbList(steps)]}
      />
      <PageHero breadcrumb={t.breadcrumb} steps={steps} title={t.title} lead={t.lead}>
        {manual && <ManualSearch label={t.searchLabel(manual.name)} hint={t.searchHint} action={t.search} />}
      </PageHero>
      <nav className={styles.ways} aria-label={t.ways}>
        <ul className={frame.wrap}>
          {(
            [
              ['#manuals', t.manualsTitle, hasManuals],
              ['#films', t.filmsTitle, hasFilms],
              ['#documents', t.documentsTitle, true],
              ['#questions', t.faqTitle, true],
              ['#people', t.peopleTitle, true],
            ] as const
          ).map(
            ([to, name, isThere]) =>
              isThere && (
                <li key={to}>
                  <a href={to}>{name}</a>
                </li>
              ),
          )}
        </ul>
      </nav>
      {hasManuals && (
        <section id="manuals" className={`${frame.wrap} ${styles.section}`} aria-labelledby="manuals-title">
          <h2 id="manuals-title">{t.manualsTitle}</h2>
          {manual && <ManualCard chapters={manual.chapters} />}
          <ConsoleManuals products={products} />
        </section>
      )}
      {hasFilms && <FilmGuides guides={guides} films={films} />}
      <div className={styles.band}>
        <div className={`${frame.wrap} ${styles.split}`}>
          <section id="documents" aria-labelledby="documents-title">
            <h2 id="documents-title">{t.documentsTitle}</h2>
            {products.length > 0 && <p>{t.documentsText}</p>}
            <Brochures products={products} />
            <Documents documents={documents} />
            <KindLinks kinds={kinds} />
          </section>
          <section id="questions" aria-labelledby="questions-title">
            <h2 id="questions-title">{t.faqShort}</h2>
            <ul className={styles.questions}>
              {questions.map(({ id, question }) => (
                <li key={id}>
                  <PublicLink to={`/faq#${id}`} reloadDocument>
                    {question}
                  </PublicLink>
                </li>
              ))}
            </ul>
            <ButtonLink to="/faq">{t.allQuestions}</ButtonLink>
            <div className={styles.events}>
              <h2 id="events-title">{t.eventsTitle}</h2>
              <p>{t.eventsText}</p>
              <ButtonLink to="/events">{t.allEvents}</ButtonLink>
            </div>
          </section>
        </div>
      </div>
      <section id="people" className={`${frame.wrap} ${styles.section}`} aria-labelledby="people-title">
        <h2 id="people-title">{t.peopleTitle}</h2>
        <p className={styles.lead}>{t.peopleText}</p>
        <PeopleGrid people={helpers} />
        <div className={styles.ends}>
          <ButtonLink kind="primary" to="/contact">
            {t.writeUs}
          </ButtonLink>
          <ButtonLink to="/offices">{t.askOffices}</ButtonLink>
          <ButtonLink to="/estado">{t.serviceStatus}</ButtonLink>
        </div>
      </section>
    </>
  )
}

interface Props {
  products: readonly { slug: string; nombre: string; categoria_nombre: string; categoria_nombre_en: string }[]
}

/** One line per product, with its brochure in both languages. */
function Brochures({ products }: Props) {
  const t = useTexts(supportTexts)
  const language = useLanguage()
  return (
    <ul className={styles.brochures}>
      {products.map((product) => (
        <li key={product.slug}>
          <span>
            <PublicLink to={`/${product.slug}`} className={styles.name}>
              {product.nombre}
            </PublicLink>
            <small>{nameIn(product, 'categoria_nombre', language)}</small>
          </span>
          <PdfLinks pathIn={(one) => brochurePath(product.slug, one)} labelOf={(one) => t.pdfOf(product.nombre, one)} />
        </li>
      ))}
    </ul>
  )
}

/** The manual with its drawing and a link to each chapter. */
function ManualCard({ chapters }: { chapters: readonly { id: string; title: string }[] }) {
  const t = useTexts(supportTexts)
  const manual = useTexts(manualTexts)
  return (
    <article className={styles.manual}>
      <div className={styles.picture}>
        <ManualDrawing name="orbit" />
      </div>
      <div className={styles.words}>
        <h3>{manual.title}</h3>
        <p>{t.manualText}</p>
        <ol>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <PublicLink to={`/quamtum-manual#${id}`} className={styles.toChapter} reloadDocument>
                {title}
              </PublicLink>
            </li>
          ))}
        </ol>
        <ButtonLink kind="primary" to="/quamtum-manual">
          {t.openManual}
        </ButtonLink>
      </div>
    </article>
  )
}
