import { pageLanguages } from '@portal/contract/core/language'
import { productCalls } from '@portal/contract/products/calls'
import type { ConsoleSlug } from '@portal/contract/products/manuals/consoles'
import { isConsole } from '@portal/contract/products/manuals/consoles'
import { manualEdition, manualPdfPath } from '@portal/contract/products/manuals/edition'
import { boxOf } from '@portal/contract/products/manuals/panel'
import { consoleParts } from '@portal/contract/products/manuals/parts'
import { IconDownload } from '@tabler/icons-react'
import { data } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { PageHero } from '#core/public/frame/page-hero.tsx'
import frame from '#core/public/frame/public.module.css'
import { breadcrumbList } from '#core/public/frame/structured-data.ts'
import { ProductPicture } from '#core/public/pictures/product-picture.tsx'
import type { Product } from '../facts.ts'
import type { Route } from './+types/manual.route'
import styles from './console-manual.module.css'
import { consoleManualTexts } from './console-manual-texts.ts'
import { ManualFacts, ManualMissing, ManualSafety, ManualSteps } from './manual-sections.tsx'
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
        {pageLanguages.map((language) => (
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
