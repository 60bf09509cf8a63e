import { textIn } from '@portal/contract/core/text'
import { productCalls } from '@portal/contract/products/calls'
import { isDrawn } from '@portal/contract/products/constants'
import { guideNotice, lengthOf } from '@portal/contract/products/guides/guides'
import { learnedAt } from '@portal/contract/products/manuals/edition'
import { IconAlertTriangle } from '@tabler/icons-react'
import { data } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { PageHero } from '#core/public/frame/page-hero.tsx'
import frame from '#core/public/frame/public.module.css'
import { breadcrumbList } from '#core/public/frame/structured-data.ts'
import { ContactButton } from '#features/forms/contact-button.tsx'
import type { Route } from './+types/guide.route'
import styles from './guide.module.css'
import { GuideFilm } from './guide-film.tsx'
import { guideTexts } from './guide-texts.ts'

export const handle = { document: true, cache: { params: [], areas: ['productos'] } }

export async function loader({ params, context }: Route.LoaderArgs) {
  const { slug } = params
  if (!isDrawn(slug)) throw data(null, { status: 404 })
  const { producto } = await context.get(apiContext).load(productCalls.get, { params: { slug } })
  return { ...producto, slug }
}

/** The first steps with a product: a film, its steps in text, and where to go from here. */
export default function GuidePage({ loaderData: product }: Route.ComponentProps) {
  const t = useTexts(guideTexts)
  const language = useLanguage()
  const { slug, nombre: name } = product
  const { steps: count, seconds } = lengthOf(slug)
  const manual = learnedAt(slug)
  const steps = [{ name: t.support, to: '/support' }, { name: t.title(name) }]
  return (
    <>
      <PageHead
        title={t.title(name)}
        description={t.description(name, count)}
        picture={slug}
        kind="article"
        structured={[breadcrumbList(steps)]}
      />
      <PageHero breadcrumb={t.breadcrumb} steps={steps} title={t.title(name)} lead={t.lead(count, seconds)} />
      <div className={`${frame.wrap} ${styles.page}`}>
        <GuideFilm product={product} />
        <section className={styles.notice} aria-labelledby="notice">
          <IconAlertTriangle size={22} stroke={1.75} />
          <h2 id="notice">{t.notice}</h2>
          <p>{textIn(guideNotice, language)}</p>
          {slug === 'nextlion' && <p>{t.designerText}</p>}
        </section>
        <section aria-labelledby="more">
          <h2 id="more" className={styles.heading}>
            {t.more}
          </h2>
          <div className={styles.more}>
            {manual && (
              <ButtonLink kind="primary" to={manual}>
                {t.manual(name)}
              </ButtonLink>
            )}
            {slug === 'nextlion' && (
              <ButtonLink kind="primary" to="/nextlion/designer">
                {t.designer}
              </ButtonLink>
            )}
            <ButtonLink to={`/${slug}`}>{t.product(name)}</ButtonLink>
            <ContactButton subject={slug} label={t.ask} />
            <ButtonLink to="/support#films">{t.all}</ButtonLink>
          </div>
        </section>
      </div>
    </>
  )
}
