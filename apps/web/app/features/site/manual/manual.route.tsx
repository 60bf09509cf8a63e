import { productCalls } from '@portal/contract/products/calls'
import { factInSentence } from '@portal/contract/products/fact-text'
import { apiContext } from '#core/api/api.ts'
import { useTexts } from '#core/language/language.ts'
import { languageOfAddress } from '#core/language/language-address.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { PageHero } from '#core/public/frame/page-hero.tsx'
import frame from '#core/public/frame/public.module.css'
import { breadcrumbList } from '#core/public/frame/structured-data.ts'
import { ManualSearch } from '../manual-search.tsx'
import type { Route } from './+types/manual.route'
import { type Chapter, type ManualFigures, type Version, versions } from './chapter.ts'
import styles from './manual.module.css'
import { manualIn, ofVersion } from './manual.ts'
import { ManualChapter } from './manual-chapter.tsx'
import { Marked, ReadingContext } from './manual-marks.tsx'
import { manualTexts } from './manual-page-texts.ts'
import { type Hit, searchManual, searchWords } from './manual-search.ts'

export const handle = { document: true, cache: { params: ['q', 'version'], areas: ['productos'] } }

/** Runs only on the server, so that the browser does not load the manual in every language. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { search, searchParams } = url
  const language = languageOfAddress(search)
  const question = searchParams.get('q')?.trim().slice(0, 80) ?? ''
  const version = versions.find((one) => one === searchParams.get('version')) ?? null
  const { producto } = await context.get(apiContext).load(productCalls.get, { params: { slug: 'quamtum' } })

  const said = (key: string) => {
    const fact = producto.datos.find(({ clave }) => clave === key)
    return fact ? factInSentence(fact, language) : ''
  }
  const figures: ManualFigures = { gps: said('precision_gps'), languages: said('idiomas') }
  const chapters = ofVersion(manualIn(language, figures), version)
  return { facts: producto.datos, chapters, question, version, hits: searchManual(chapters, question) }
}

export default function ManualPage({ loaderData }: Route.ComponentProps) {
  const { facts, chapters, question, version, hits } = loaderData
  const t = useTexts(manualTexts)
  const steps = [{ name: t.support, to: '/support' }, { name: t.title }]
  return (
    <ReadingContext value={{ words: searchWords(question), facts }}>
      <PageHead
        title={t.title}
        description={t.description}
        isPrivate={question !== ''}
        picture="support"
        kind="article"
        structured={[breadcrumbList(steps)]}
      />
      <PageHero breadcrumb={t.breadcrumb} steps={steps} title={t.title} lead={t.lead}>
        <ManualSearch
          label={t.searchLabel}
          hint={t.searchHint}
          action={t.search}
          question={question}
          version={version}
          isMain
        />
      </PageHero>
      <div className={`${frame.wrap} ${styles.split}`}>
        <ManualContents chapters={chapters} version={version} question={question} />
        <div className={styles.book}>
          {question && <ManualHits question={question} hits={hits} version={version} />}
          {chapters.map((chapter, index) => (
            <ManualChapter key={chapter.id} chapter={chapter} number={index + 1} />
          ))}
          <p className={styles.ends}>{t.ends}</p>
        </div>
      </div>
    </ReadingContext>
  )
}

interface Props {
  question: string
  hits: readonly Hit[]
  version: Version | null
}

/** The search results, above the manual itself. */
function ManualHits({ question, hits, version }: Props) {
  const t = useTexts(manualTexts)
  return (
    <section className={styles.hits} aria-labelledby="hits">
      <h2 id="hits">{hits.length > 0 ? t.foundTitle(hits.length, question) : t.noneTitle(question)}</h2>
      {hits.length === 0 && (
        <p>
          {t.noneText} <PublicLink to="/faq">{t.faq}</PublicLink>
        </p>
      )}
      <ol>
        {hits.map(({ chapter, section, excerpt }) => (
          <li key={section.id} className={styles.hit}>
            <small>{chapter.title}</small>
            <a href={`#${section.id}`} className={styles.found}>
              {section.title}
            </a>
            <p>
              <Marked text={excerpt} />
            </p>
          </li>
        ))}
      </ol>
      <PublicLink to={manualPath(version, '')} className={styles.clear} reloadDocument>
        {t.clear}
      </PublicLink>
    </section>
  )
}

interface ManualContentsProps {
  chapters: readonly Chapter[]
  version: Version | null
  question: string
}

/** Returns the path of the manual for a version and a search. */
function manualPath(version: Version | null, question: string): string {
  const params = new URLSearchParams({ ...(question && { q: question }), ...(version && { version }) })
  return `/quamtum-manual${params.size ? `?${params}` : ''}`
}

/** The choice of version, and every chapter with its sections. Folded in a narrow window. */
function ManualContents({ chapters, version, question }: ManualContentsProps) {
  const t = useTexts(manualTexts)
  const choices = [{ key: null, name: t.allVersions }, ...versions.map((key) => ({ key, name: t.versions[key] }))]
  return (
    <aside className={styles.aside}>
      <nav aria-label={t.version} className={styles.versions}>
        <ul>
          {choices.map(({ key, name }) => (
            <li key={name}>
              <PublicLink
                to={manualPath(key, question)}
                aria-current={key === version ? 'true' : undefined}
                reloadDocument
              >
                {name}
              </PublicLink>
            </li>
          ))}
        </ul>
      </nav>
      <details className={styles.folded}>
        <summary>{t.contents}</summary>
        <Chapters chapters={chapters} label={t.contents} />
      </details>
      <div className={styles.unfolded}>
        <Chapters chapters={chapters} label={t.contents} />
      </div>
    </aside>
  )
}

function Chapters({ chapters, label }: { chapters: readonly Chapter[]; label: string }) {
  return (
    <nav aria-label={label} className={styles.contents}>
      <ol>
        {chapters.map(({ id, title, sections }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
            <ul>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </nav>
  )
}
