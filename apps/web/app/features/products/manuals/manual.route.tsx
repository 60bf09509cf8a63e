import { productCalls } from '@portal/contract/products/calls'
import { isConsole } from '@portal/contract/products/manuals/consoles'
import { data } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useTexts } from '#core/language/language.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { PageHero } from '#core/public/frame/page-hero.tsx'
import frame from '#core/public/frame/public.module.css'
import { breadcrumbList } from '#core/public/frame/structured-data.ts'
import type { Route } from './+types/manual.route'
import styles from './console-manual.module.css'
import { consoleManualTexts } from './console-manual-texts.ts'
import { ManualHead } from './manual-head.tsx'
import { ManualPanel } from './manual-panel.tsx'
import { ManualFacts, ManualMissing, ManualSafety, ManualSteps } from './manual-sections.tsx'

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
