import { nameIn } from '@portal/contract/core/names'
import { productCalls } from '@portal/contract/products/calls'
import { factName, factText, highlightsOf } from '@portal/contract/products/fact-text'
import { IconArrowRight } from '@tabler/icons-react'
import { apiContext } from '#core/api/api.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import { breadcrumbList } from '#core/public/frame/structured-data.ts'
import { ProductPicture } from '#core/public/pictures/product-picture.tsx'
import type { Route } from './+types/all-products.route'
import styles from './all-products.module.css'
import { compareAddress, comparingIn } from './comparison.ts'
import type { Product } from './facts.ts'
import { ProductTalk, SaleNotice } from './product-aside.tsx'
import { texts } from './texts.ts'

export const handle = { document: true, cache: { params: [], areas: ['productos'] } }

const load = ({ context }: Route.LoaderArgs | Route.ClientLoaderArgs) =>
  context.get(apiContext).load(productCalls.catalogue, {})

export { load as loader, load as clientLoader }

/** The lines of products, in the order of a blast. */
export default function AllProductsPage({ loaderData: { productos, lineas } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const language = useLanguage()
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
              {lineas.map((line) => (
                <li key={line.ancla}>
                  <a href={`#${line.ancla}`}>{nameIn(line, 'nombre', language)}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <div className={frame.wrap}>
        {lineas.map((line, index) => {
          const products = productos.filter(({ categoria_id }) => categoria_id === line.categoria_id)
          const isWide = products.length === 1
          return (
            <section key={line.ancla} id={line.ancla} className={styles.stage} aria-labelledby={`${line.ancla}-name`}>
              <div className={styles.head}>
                <h2 id={`${line.ancla}-name`}>{nameIn(line, 'nombre', language)}</h2>
                <p>{nameIn(line, 'texto', language)}</p>
                {!isWide && (
                  <PublicLink to={compareAddress(products.map(({ slug }) => slug))} className={styles.compare}>
                    {comparingIn(line, products.length, language) || t.compareLine}
                    <IconArrowRight size={18} />
                  </PublicLink>
                )}
              </div>
              <ul className={isWide ? styles.single : styles.cards}>
                {products.map((product) => (
                  <ProductCard key={product.slug} product={product} isFirst={index === 0} isWide={isWide} />
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

interface Props {
  product: Product
  isFirst: boolean
  /** The only product of its line: the picture is next to the text, and there is no comparison. */
  isWide: boolean
}

const shownFacts = 3

function ProductCard({ product, isFirst, isWide }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { slug, nombre, datos } = product
  const sizes = `(min-width: 992px) ${isWide ? 640 : 620}px, calc(100vw - 42px)`
  return (
    <li className={styles.card}>
      <ProductPicture product={slug} own={product} sizes={sizes} isFirst={isFirst} isDecoration />
      <div className={styles.words}>
        <h3>
          <PublicLink to={`/${slug}`}>{nombre}</PublicLink>
        </h3>
        <p>{nameIn(product, 'resumen', language)}</p>
        <table>
          <caption className={frame.unseen}>{nombre}</caption>
          <tbody>
            {highlightsOf(datos)
              .slice(0, shownFacts)
              .map((fact) => (
                <tr key={fact.clave}>
                  <th scope="row">{factName(fact, language)}</th>
                  <td>{factText(fact, language)}</td>
                </tr>
              ))}
          </tbody>
        </table>
        <p className={styles.links}>
          <PublicLink to={`/${slug}`}>{t.seeProduct(nombre)}</PublicLink>
          {!isWide && (
            <PublicLink to={compareAddress([slug])} aria-label={t.compareOne(nombre)}>
              {t.compare}
            </PublicLink>
          )}
        </p>
      </div>
    </li>
  )
}
