import { textIn } from '@portal/contract/core/text'
import { productCalls } from '@portal/contract/products/calls'
import type { Fact } from '@portal/contract/products/fact-text'
import { guidePath } from '@portal/contract/products/guides/address'
import { guideNotice, guides } from '@portal/contract/products/guides/guides'
import { type ConsoleSlug, isConsole } from '@portal/contract/products/manuals/consoles'
import { manualEdition, manualPdfPath } from '@portal/contract/products/manuals/edition'
import { boxOf } from '@portal/contract/products/manuals/panel'
import { consoleParts } from '@portal/contract/products/manuals/parts'
import { IconAlertTriangle, IconDownload, IconShieldCheck } from '@tabler/icons-react'
import { data } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useOfferedLanguages } from '#core/page/site.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { PageHero } from '#core/public/frame/page-hero.tsx'
import frame from '#core/public/frame/public.module.css'
import { breadcrumbList } from '#core/public/frame/structured-data.ts'
import { ProductPicture } from '#core/public/pictures/product-picture.tsx'
import { ContactButton } from '#features/forms/contact-button.tsx'
import { FactTable } from '../fact-table.tsx'
import { type Product, rowsOf } from '../facts.ts'
import { FactsToAsk } from '../facts-to-ask.tsx'
import { PartFacts } from '../part-facts.tsx'
import { texts } from '../texts.ts'
import type { Route } from './+types/manual.route'
import styles from './console-manual.module.css'
import { consoleManualTexts } from './console-manual-texts.ts'
import { PanelDrawing } from './panel-drawing.tsx'
import { PartList } from './part-list.tsx'

export const handle = { document: true, cache: { params: [], areas: ['productos'] } }

/** Facts are those of the product's page, so that one change is in both. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { slug } = params
  if (!isConsole(slug)) throw data(null, { status: 404 })
  const { producto: product, condiciones: terms } = await context
    .get(apiContext)
    .load(productCalls.get, { params: { slug } })
  return { slug, product, terms, today: new Date().toISOString() }
}

/** The manual of a console, from its panel and its facts. */
export default function ConsoleManualPage({ loaderData: { slug, product, terms, today } }: Route.ComponentProps) {
  const t = useTexts(consoleManualTexts)
  const title = t.title(product.nombre)
  const steps = [{ name: t.support, to: '/support' }, { name: title }]
  return (
    <>
      <PageHead
        title={title}
        description={t.description(product.nombre)}
        picture={slug}
        kind="article"
        structured={[breadcrumbList(steps)]}
      />
      <PageHero breadcrumb={t.breadcrumb} steps={steps} title={title} lead={t.lead}>
        <ManualHead product={product} today={today} />
      </PageHero>
      <div className={`${frame.wrap} ${styles.book}`}>
        <ManualSafety product={product} />
        <ManualPanel slug={slug} product={product} />
        <ManualSteps slug={slug} product={product} />
        <ManualFacts product={product} terms={terms} />
        <ManualMissing product={product} />
      </div>
    </>
  )
}

/** The drawn panel with its numbered parts, and what is around it. */
function ManualPanel({ slug, product }: { slug: ConsoleSlug; product: Product }) {
  const t = useTexts(consoleManualTexts)
  const isOn = consoleParts[slug].filter(({ anchor }) => boxOf(slug, anchor))
  return (
    <>
      <section id="panel" aria-labelledby="panel-title">
        <h2 id="panel-title">{t.panel}</h2>
        <p className={styles.lead}>{t.panelText}</p>
        <div className={styles.panel}>
          <div className={styles.figure}>
            <PanelDrawing slug={slug} name={product.nombre} />
          </div>
          <PartList product={product} parts={isOn} from={1} />
        </div>
      </section>
      <section id="around" aria-labelledby="around-title">
        <h2 id="around-title">{t.around}</h2>
        <div className={styles.panel}>
          <div className={styles.picture}>
            <ProductPicture product={slug} sizes="(min-width: 992px) 620px, calc(100vw - 40px)" />
          </div>
          <PartList product={product} parts={consoleParts[slug].slice(isOn.length)} />
        </div>
      </section>
    </>
  )
}

const sections = ['safety', 'panel', 'steps', 'facts', 'missing'] as const

/** Contents, PDFs and edition of a manual, in its head. */
function ManualHead({ product, today }: { product: Product; today: string }) {
  const t = useTexts(consoleManualTexts)
  const offered = useOfferedLanguages()
  const { date } = useFormats()
  return (
    <div className={styles.head}>
      <nav aria-label={t.contents}>
        <ol className={styles.contents}>
          {sections.map((section) => (
            <li key={section}>
              <a href={`#${section}`}>{t[section]}</a>
            </li>
          ))}
        </ol>
      </nav>
      <ul className={styles.pdfs}>
        {offered.map((language) => (
          <li key={language}>
            <a href={manualPdfPath(product.slug, language)} hrefLang={language} type="application/pdf">
              <IconDownload size={18} stroke={1.75} />
              {t.pdfIn[language]}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.edition}>{t.edition(manualEdition.number, date(manualEdition.day), date(today))}</p>
    </div>
  )
}

/** Facts of a console that keep people from harm. */
const safetyFacts = ['area_seguridad', 'tiempo_armado', 'acceso', 'proteccion_abierta', 'proteccion_cerrada']

/** What to know first: who may use it, what these words do not replace, and the facts of safety. */
function ManualSafety({ product }: { product: Product }) {
  const t = useTexts(consoleManualTexts)
  const shared = useTexts(texts)
  const language = useLanguage()
  return (
    <section id="safety" className={styles.safety} aria-labelledby="safety-title">
      <h2 id="safety-title">{t.safety}</h2>
      <div className={styles.care}>
        <IconAlertTriangle size={22} stroke={1.75} />
        <p>{textIn(guideNotice, language)}</p>
      </div>
      <div className={styles.care}>
        <IconShieldCheck size={22} stroke={1.75} />
        <p>
          <strong>{shared.authorized}.</strong> {shared.authorizedText}
        </p>
      </div>
      <PartFacts product={product} keys={safetyFacts} />
    </section>
  )
}

/** The steps of the film guide in text. */
function ManualSteps({ slug, product }: { slug: ConsoleSlug; product: Product }) {
  const t = useTexts(consoleManualTexts)
  const language = useLanguage()
  const hasPrintedSteps = consoleParts[slug].some(({ anchor }) => anchor === 'steps')
  return (
    <section id="steps" aria-labelledby="steps-title">
      <h2 id="steps-title">{t.steps}</h2>
      {hasPrintedSteps && <p className={styles.lead}>{t.stepsText}</p>}
      <ol className={styles.steps}>
        {guides[slug].map(({ shown, title, text, facts }) => (
          <li key={shown}>
            <h3>{textIn(title, language)}</h3>
            <p>{textIn(text, language)}</p>
            <PartFacts product={product} keys={facts} />
          </li>
        ))}
      </ol>
      <p className={styles.unprinted}>
        <ButtonLink to={guidePath(slug)}>{t.film}</ButtonLink>
      </p>
    </section>
  )
}

/** The facts of the product's page. */
function ManualFacts({ product, terms }: { product: Product; terms: readonly Fact[] }) {
  const t = useTexts(consoleManualTexts)
  return (
    <section id="facts" className={styles.narrow} aria-labelledby="facts-title">
      <h2 id="facts-title">{t.facts}</h2>
      <FactTable slug={product.slug} rows={[...rowsOf(product), ...terms]} caption={t.facts} />
    </section>
  )
}

/** What nobody has published yet, and how to ask for it. */
function ManualMissing({ product }: { product: Product }) {
  const t = useTexts(consoleManualTexts)
  return (
    <section id="missing" className={styles.narrow} aria-labelledby="missing-title">
      <h2 id="missing-title">{t.missing}</h2>
      <p className={styles.lead}>{t.missingText}</p>
      <FactsToAsk product={product} />
      <p className={`${styles.ends} ${styles.unprinted}`}>
        <ContactButton kind="primary" subject={product.slug} label={t.write} />
        <ButtonLink to={`/${product.slug}`}>{t.product(product.nombre)}</ButtonLink>
        <span>{t.ends}</span>
      </p>
    </section>
  )
}
