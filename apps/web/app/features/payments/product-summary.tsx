import type { Of } from '@portal/contract/core/fields'
import { langOf, nameIn } from '@portal/contract/core/names'
import type { SummarySchema } from '@portal/contract/payments/schemas'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { Picture } from '#features/marketplace/pictures/picture.tsx'
import styles from './payment.module.css'
import { texts } from './texts.ts'

/** The reserved machine or property: first picture, brand, code, category, place (rule payments/pages). */
export function ProductSummary({ product }: { product: Of<typeof SummarySchema> }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const facts = [
    [t.sku, product.sku],
    [t.category, nameIn(product, 'categoria_nombre', language)],
    [t.country, nameIn(product, 'pais_nombre', language)],
    [t.city, product.ciudad],
  ] as const
  return (
    <section className={styles.product} aria-labelledby="product">
      <div className={styles.picture}>
        <Picture picture={product.imagen} alt="" sizes="(max-width: 991px) calc(100vw - 40px), 640px" isFirst />
      </div>
      <p className={styles.kicker}>{product.propiedad_id === null ? t.product : t.property}</p>
      <h2 id="product" lang={langOf(product, 'marca', language)}>
        {nameIn(product, 'marca', language)}
      </h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
