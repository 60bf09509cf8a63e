import { nameIn } from '@portal/contract/core/names'
import { factName, factText, highlightsOf } from '@portal/contract/products/fact-text'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import frame from '#core/public/frame/public.module.css'
import { ProductPicture } from '#core/public/pictures/product-picture.tsx'
import styles from './all-products.module.css'
import { compareAddress } from './comparison.ts'
import type { Product } from './facts.ts'
import { texts } from './texts.ts'

interface Props {
  product: Product
  isFirst: boolean
  /** The only product of its line: the picture is next to the text, and there is no comparison. */
  isWide: boolean
}

const shownFacts = 3

export function ProductCard({ product, isFirst, isWide }: Props) {
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
