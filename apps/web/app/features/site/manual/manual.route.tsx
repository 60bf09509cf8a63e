import { productCalls } from '@portal/contract/products/calls'
import { factInSentence } from '@portal/contract/products/fact-text'
import { apiContext } from '#core/api/api.ts'
import { useTexts } from '#core/language/language.ts'
import { languageOfAddress } from '#core/language/language-address.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { PageHero } from '#core/public/frame/page-hero.tsx'
import frame from '#core/public/frame/public.module.css'
import { breadcrumbList } from '#core/public/frame/structured-data.ts'
import { ManualSearch } from '../manual-search.tsx'
import type { Route } from './+types/manual.route'
import { type ManualFigures, versions } from './chapter.ts'
import styles from './manual.module.css'
import { manualIn, ofVersion } from './manual.ts'
import { ManualChapter } from './manual-chapter.tsx'
import { ManualContents } from './manual-contents.tsx'
import { ManualHits } from './manual-hits.tsx'
import { ReadingContext } from './manual-marks.tsx'
import { manualTexts } from './manual-page-texts.ts'
import { searchManual, searchWords } from './manual-search.ts'

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
