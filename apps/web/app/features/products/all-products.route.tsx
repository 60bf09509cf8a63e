import { productCalls } from '@portal/contract/products/calls'
import { ProductCategory } from '@portal/contract/products/constants'
import { IconArrowRight } from '@tabler/icons-react'
import { apiContext } from '#core/api/api.ts'
import { useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import { breadcrumbList } from '#core/public/frame/structured-data.ts'
import type { Route } from './+types/all-products.route'
import styles from './all-products.module.css'
import { compareAddress } from './comparison.ts'
import { ProductTalk, SaleNotice } from './product-aside.tsx'
import { ProductCard } from './product-card.tsx'
import { texts } from './texts.ts'

export const handle = { document: true, cache: { params: [], areas: ['productos'] } }

const load = ({ context }: Route.LoaderArgs | Route.ClientLoaderArgs) =>
  context.get(apiContext).load(productCalls.catalogue, {})

export { load as loader, load as clientLoader }

/** The stages of work, in the order of a blast. */
const stages = [
  { stage: 'design', category: ProductCategory.software },
  { stage: 'adapters', category: ProductCategory.adapters },
  { stage: 'consoles', category: ProductCategory.consoles },
  { stage: 'fragmentation', category: ProductCategory.fragmentation },
] as const

export default function AllProductsPage({ loaderData: { productos } }: Route.ComponentProps) {
  const t = useTexts(texts)
  return (
    <>
      <PageHead
        title={t.rangeTitle}
        description={t.rangeDescription}
        picture="products"
        structured={[breadcrumbList([{ name: t.rangeTitle }])]}
      />
      <div className={styles.hero}>
        <div className={frame.wrap}>
          <h1>{t.rangeTitle}</h1>
          <p>{t.rangeLead}</p>
          <nav aria-label={t.rangeTitle}>
            <ul>
              {stages.map(({ stage }) => (
                <li key={stage}>
                  <a href={`#${stage}`}>{t.stages[stage].name}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <div className={frame.wrap}>
        {stages.map(({ stage, category }, index) => {
          const line = productos.filter(({ categoria_id }) => categoria_id === category)
          return (
            <section key={stage} id={stage} className={styles.stage} aria-labelledby={`${stage}-name`}>
              <div className={styles.head}>
                <h2 id={`${stage}-name`}>{t.stages[stage].name}</h2>
                <p>{t.stages[stage].text}</p>
                {(stage === 'adapters' || stage === 'consoles') && (
                  <PublicLink to={compareAddress(line.map(({ slug }) => slug))} className={styles.compare}>
                    {t.compareThese[stage]}
                    <IconArrowRight size={18} />
                  </PublicLink>
                )}
              </div>
              <ul className={line.length === 1 ? styles.single : styles.cards}>
                {line.map((product) => (
                  <ProductCard key={product.slug} product={product} isFirst={index === 0} isWide={line.length === 1} />
                ))}
              </ul>
            </section>
          )
        })}
        <div className={styles.notice}>
          <SaleNotice />
        </div>
      </div>
      <ProductTalk />
    </>
  )
}
