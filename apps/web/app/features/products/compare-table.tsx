import { textIn } from '@portal/contract/core/text'
import { inquiryPath } from '@portal/contract/forms/constants'
import { factGroupNames } from '@portal/contract/products/constants'
import { type Fact, factName, factText } from '@portal/contract/products/fact-text'
import { IconX } from '@tabler/icons-react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import frame from '#core/public/frame/public.module.css'
import { ProductPicture } from '#core/public/pictures/product-picture.tsx'
import styles from './compare.module.css'
import { compareTexts } from './compare-texts.ts'
import { compareAddress, type comparisonOf } from './comparison.ts'
import { askAddress, type Product } from './facts.ts'
import ownStyles from './own-facts.module.css'

interface Props {
  products: readonly Product[]
  comparison: ReturnType<typeof comparisonOf>
  isShort: boolean
}

/** Facts side by side under a sticky head; on a phone one fact below another, each with its products. */
export function CompareTable({ products, comparison: { groups, own }, isShort }: Props) {
  const t = useTexts(compareTexts)
  const language = useLanguage()
  const slugs = products.map(({ slug }) => slug)
  return (
    <table className={styles.table}>
      <caption className={frame.unseen}>{t.table}</caption>
      <thead>
        <tr>
          <td />
          {products.map(({ slug, nombre, imagen_url }) => (
            <th key={slug} scope="col">
              <span className={styles.picture}>
                <ProductPicture product={slug} own={{ nombre, imagen_url }} sizes="200px" isDecoration />
              </span>
              <span className={styles.name}>
                <PublicLink to={`/${slug}`}>{nombre}</PublicLink>
                <PublicLink
                  to={compareAddress(
                    slugs.filter((one) => one !== slug),
                    { isShort },
                  )}
                  className={styles.remove}
                  aria-label={t.removeOne(nombre)}
                  title={t.removeOne(nombre)}
                >
                  <IconX size={18} />
                </PublicLink>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ group, rows }) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={products.length + 1}>
              {textIn(factGroupNames[group], language)}
            </th>
          </tr>
          {rows.map(({ fact, values }) => (
            <tr key={fact.clave}>
              <th scope="row">{factName(fact, language)}</th>
              {products.map(({ slug, nombre }, index) => (
                <td key={slug} className={values[index] === null ? styles.unknown : styles.figures}>
                  <span className={styles.whose} aria-hidden>
                    {nombre}
                  </span>
                  {values[index] ?? (
                    <PublicLink to={askAddress(slug, fact)} rel="nofollow" title={t.askOf(factName(fact, language))}>
                      {t.unknown}
                    </PublicLink>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
      {own.some(({ length }) => length > 0) && (
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={products.length + 1}>
              {t.own}
            </th>
          </tr>
          <tr>
            <th scope="row">{t.ownFacts}</th>
            {products.map(({ slug, nombre }, index) => (
              <td key={slug} className={ownStyles.own}>
                <span className={styles.whose} aria-hidden>
                  {nombre}
                </span>
                <OwnFacts facts={own[index] ?? []} />
              </td>
            ))}
          </tr>
        </tbody>
      )}
      <tfoot>
        <tr>
          <td />
          {slugs.map((slug) => (
            <td key={slug}>
              <PublicLink to={inquiryPath(slug)}>{t.ask}</PublicLink>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

/** What one of the compared products says that the others do not. */
function OwnFacts({ facts }: { facts: readonly Fact[] }) {
  const language = useLanguage()
  return (
    <dl>
      {facts.map((fact) => (
        <div key={fact.clave}>
          <dt>{factName(fact, language)}</dt>
          <dd>{factText(fact, language)}</dd>
        </div>
      ))}
    </dl>
  )
}
