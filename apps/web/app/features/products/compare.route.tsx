import { productCalls } from '@portal/contract/products/calls'
import { maxCompared } from '@portal/contract/products/constants'
import { useLocation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import button from '#core/public/components/button.module.css'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { Breadcrumb } from '#core/public/frame/breadcrumb.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { PrintHead } from '#core/public/frame/print-head.tsx'
import frame from '#core/public/frame/public.module.css'
import { breadcrumbList } from '#core/public/frame/structured-data.ts'
import type { Route } from './+types/compare.route'
import styles from './compare.module.css'
import { CompareChoice } from './compare-choice.tsx'
import { CompareTable } from './compare-table.tsx'
import { compareTexts } from './compare-texts.ts'
import { compareAddress, comparedIn, comparisonOf, differencesIn, quoteAddress } from './comparison.ts'

export const handle = { document: true, cache: { params: ['ids', 'diff'], areas: ['productos'] } }

const load = ({ context }: Route.LoaderArgs | Route.ClientLoaderArgs) =>
  context.get(apiContext).load(productCalls.catalogue, {})

export { load as loader, load as clientLoader }

/** Compares up to four products of one line; the address says which, and whether only differences are shown. */
export default function ComparePage({ loaderData: { productos, lineas } }: Route.ComponentProps) {
  const t = useTexts(compareTexts)
  const language = useLanguage()
  const asked = new URLSearchParams(useLocation().search)
  const compared = comparedIn(asked.get('ids'), productos)
  const slugs = compared.map(({ slug }) => slug)
  const canDiffer = compared.length > 1
  const isShort = canDiffer && asked.get('diff') === '1'
  const all = comparisonOf(compared, language)
  const shown = isShort ? differencesIn(all) : all
  const isEmpty = shown.groups.length === 0 && shown.own.every(({ length }) => length === 0)
  const count = ({ groups }: typeof all) => groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const steps = [{ name: t.products, to: '/allproducts' }, { name: t.compare }]
  const title = compared.length > 0 ? t.of(compared.map(({ nombre }) => nombre).join(' · ')) : t.title
  const others = productos.filter((one) => one.categoria_id === compared[0]?.categoria_id && !slugs.includes(one.slug))

  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <PageHead title={title} description={t.description} picture="compare" structured={[breadcrumbList(steps)]} />
      <PrintHead />
      <Breadcrumb label={t.breadcrumb} steps={steps} />
      <h1>{t.title}</h1>
      <p className={styles.lead}>{t.lead}</p>
      {compared.length === 0 ? (
        <CompareChoice products={productos} lines={lineas} />
      ) : (
        <>
          <div className={styles.bar}>
            {canDiffer ? (
              <>
                <PublicLink to={compareAddress(slugs, { isShort: !isShort })} className={styles.toggle}>
                  <span className={isShort ? styles.on : styles.off} aria-hidden />
                  {isShort ? t.everything : t.onlyDifferences}
                </PublicLink>
                {isShort && <span className={styles.hidden}>{t.hidden(count(all) - count(shown))}</span>}
              </>
            ) : (
              <span>{t.addAnother}</span>
            )}
            {compared.length < maxCompared &&
              others.map(({ slug, nombre }) => (
                <PublicLink key={slug} to={compareAddress([...slugs, slug], { isShort })} className={styles.add}>
                  + {nombre}
                  <span className={frame.unseen}>: {t.addOne(nombre)}</span>
                </PublicLink>
              ))}
            <PublicLink to="/compare" className={styles.again}>
              {t.startAgain}
            </PublicLink>
          </div>
          {isEmpty ? <p>{t.same}</p> : <CompareTable products={compared} comparison={shown} isShort={isShort} />}
          <div className={styles.quote}>
            <PublicLink to={quoteAddress(compared)} className={`${button.button} ${button.primary}`} rel="nofollow">
              {t.quote(compared.length)}
            </PublicLink>
            <p>{t.quoteText}</p>
          </div>
        </>
      )}
    </div>
  )
}
