import { nameIn } from '@portal/contract/core/names'
import { brochureOf } from '@portal/contract/products/brochures'
import { factName, factParts, highlightsOf } from '@portal/contract/products/fact-text'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { Breadcrumb } from '#core/public/frame/breadcrumb.tsx'
import frame from '#core/public/frame/public.module.css'
import { ProductPicture } from '#core/public/pictures/product-picture.tsx'
import { ContactButton } from '#features/forms/contact-button.tsx'
import type { Product } from './facts.ts'
import styles from './hero.module.css'
import { texts } from './texts.ts'

interface Props {
  product: Product
  category: string
  steps: readonly { name: string; to?: string }[]
}

/** The product on graphite, with its main figures below. */
export function ProductHero({ product, category, steps }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  return (
    <section className={styles.hero}>
      <div className={`${frame.wrap} ${styles.stage}`}>
        <div className={styles.picture}>
          <ProductPicture product={product.slug} own={product} sizes="(min-width: 992px) 64vw, 99vw" isFirst />
        </div>
        <div className={styles.words}>
          <Breadcrumb label={t.breadcrumb} steps={steps} />
          <p className={styles.kicker}>{category}</p>
          <h1>{product.nombre}</h1>
          <p className={styles.lead}>{nameIn(product, 'resumen', language)}</p>
          <div className={styles.actions}>
            <ContactButton kind="primary" subject={product.slug} label={t.ask} />
            <a className={styles.brochure} href={brochureOf(product, language)}>
              <IconFileTypePdf size={20} stroke={1.75} />
              {t.brochure}
            </a>
          </div>
        </div>
      </div>
      <div className={styles.facts}>
        <dl className={frame.wrap}>
          {highlightsOf(product.datos).map((fact) => {
            const { qualifier, figure, unit } = factParts(fact, language)
            return (
              <div key={fact.clave} className={styles.fact}>
                <dt>{factName(fact, language)}</dt>
                <dd className={fact.valor === null ? styles.said : undefined}>
                  {qualifier && <small>{qualifier} </small>}
                  {figure}
                  {unit && <small> {unit}</small>}
                </dd>
              </div>
            )
          })}
        </dl>
      </div>
    </section>
  )
}
