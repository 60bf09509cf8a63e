import { brochureOf, linkedBrochure } from '@portal/contract/products/brochures'
import { guidePath } from '@portal/contract/products/guides/address'
import { learnedAt } from '@portal/contract/products/manuals/edition'
import { IconBook, IconDownload, IconMovie, IconShieldCheck } from '@tabler/icons-react'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { useOfferedLanguages } from '#core/page/site.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PublicLink } from '#core/public/components/public-link.tsx'
import frame from '#core/public/frame/public.module.css'
import { ContactButton } from '#features/forms/contact-button.tsx'
import styles from './facts.module.css'
import type { Product } from './facts.ts'
import { texts } from './texts.ts'

/** The brochures of a product in each language, with their size once they exist; `isSheet` on the data sheet itself. */
export function Brochures({ product, isSheet = false }: { product: Product; isSheet?: boolean }) {
  const t = useTexts(texts)
  const formats = useFormats()
  const offered = useOfferedLanguages()
  return (
    <section aria-labelledby="brochures">
      <h3 id="brochures">{t.brochures}</h3>
      <ul className={styles.brochures}>
        {offered.map((language) => {
          const bytes = linkedBrochure(product, language) ? null : product.folletos[language]
          return (
            <li key={language}>
              <a href={brochureOf(product, language)} hrefLang={language} type="application/pdf">
                <IconDownload size={20} stroke={1.75} />
                <span>
                  {t.brochureIn[language]}
                  <small>PDF, A4{bytes !== null && ` · ${formats.bytes(bytes)}`}</small>
                </span>
              </a>
            </li>
          )
        })}
      </ul>
      {product.slug === 'quamtum' && !isSheet && (
        <PublicLink className={styles.sheet} to="/quamtum-datasheet">
          {t.datasheet}
        </PublicLink>
      )}
    </section>
  )
}

/** Where a product is learned: its film guide, and the manual of a console or of Quamtum. */
export function Learning({
  product: { slug },
  guide,
}: {
  product: Product
  guide: { steps: number; seconds: number } | null
}) {
  const t = useTexts(texts)
  const manual = learnedAt(slug)
  if (!guide && !manual) return null
  return (
    <section aria-labelledby="learning">
      <h3 id="learning">{t.learning}</h3>
      <ul className={styles.brochures}>
        {guide && (
          <li>
            <PublicLink to={guidePath(slug)}>
              <IconMovie size={20} stroke={1.75} />
              <span>
                {t.guide}
                <small>{t.guideLength(guide.steps, guide.seconds)}</small>
              </span>
            </PublicLink>
          </li>
        )}
        {manual && (
          <li>
            <PublicLink to={manual}>
              <IconBook size={20} stroke={1.75} />
              <span>{t.manual}</span>
            </PublicLink>
          </li>
        )}
      </ul>
    </section>
  )
}

/** To whom these products are sold; on every product page. */
export function SaleNotice() {
  const t = useTexts(texts)
  return (
    <section className={styles.notice} aria-labelledby="authorized">
      <IconShieldCheck size={24} stroke={1.75} />
      <h3 id="authorized">{t.authorized}</h3>
      <p>{t.authorizedText}</p>
    </section>
  )
}

/** A link to a contact person, at the end of the page. */
export function ProductTalk({ product }: { product?: Product }) {
  const t = useTexts(texts)
  return (
    <section className={styles.talk} aria-labelledby="talk">
      <div className={`${frame.wrap} ${styles.band}`}>
        <div>
          <h2 id="talk">{t.talk(product?.nombre ?? t.products.toLowerCase())}</h2>
          <p>{t.talkText}</p>
        </div>
        <div className={styles.ways}>
          <ContactButton kind="primary" subject={product?.slug} label={t.contact} />
          {product && (
            <ButtonLink kind="ghost" to="/allproducts">
              {t.allProducts}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}
