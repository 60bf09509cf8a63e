import { textIn } from '@portal/contract/core/text'
import type { Fact } from '@portal/contract/products/fact-text'
import { guidePath } from '@portal/contract/products/guides/address'
import { guideNotice, guides } from '@portal/contract/products/guides/guides'
import type { ConsoleSlug } from '@portal/contract/products/manuals/consoles'
import { consoleParts } from '@portal/contract/products/manuals/parts'
import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { ContactButton } from '#features/forms/contact-button.tsx'
import { FactTable } from '../fact-table.tsx'
import { type Product, rowsOf } from '../facts.ts'
import { FactsToAsk } from '../facts-to-ask.tsx'
import { PartFacts } from '../part-facts.tsx'
import { texts } from '../texts.ts'
import styles from './console-manual.module.css'
import { consoleManualTexts } from './console-manual-texts.ts'

/** Facts of a console that keep people from harm. */
const safetyFacts = ['area_seguridad', 'tiempo_armado', 'acceso', 'proteccion_abierta', 'proteccion_cerrada']

/** What to know first: who may use it, what these words do not replace, and the facts of safety. */
export function ManualSafety({ product }: { product: Product }) {
  const t = useTexts(consoleManualTexts)
  const shared = useTexts(texts)
  const language = useLanguage()
  return (
    <section id="safety" className={styles.safety} aria-labelledby="safety-title">
      <h2 id="safety-title">{t.safety}</h2>
      <div className={styles.care}>
        <IconAlertTriangle size={22} stroke={1.75} />
        <p>{textIn(guideNotice, language)}</p>
      </div>
      <div className={styles.care}>
        <IconShieldCheck size={22} stroke={1.75} />
        <p>
          <strong>{shared.authorized}.</strong> {shared.authorizedText}
        </p>
      </div>
      <PartFacts product={product} keys={safetyFacts} />
    </section>
  )
}

/** The steps of the film guide in text. */
export function ManualSteps({ slug, product }: { slug: ConsoleSlug; product: Product }) {
  const t = useTexts(consoleManualTexts)
  const language = useLanguage()
  const hasPrintedSteps = consoleParts[slug].some(({ anchor }) => anchor === 'steps')
  return (
    <section id="steps" aria-labelledby="steps-title">
      <h2 id="steps-title">{t.steps}</h2>
      {hasPrintedSteps && <p className={styles.lead}>{t.stepsText}</p>}
      <ol className={styles.steps}>
        {guides[slug].map(({ shown, title, text, facts }) => (
          <li key={shown}>
            <h3>{textIn(title, language)}</h3>
            <p>{textIn(text, language)}</p>
            <PartFacts product={product} keys={facts} />
          </li>
        ))}
      </ol>
      <p className={styles.unprinted}>
        <ButtonLink to={guidePath(slug)}>{t.film}</ButtonLink>
      </p>
    </section>
  )
}

/** The facts of the product's page. */
export function ManualFacts({ product, terms }: { product: Product; terms: readonly Fact[] }) {
  const t = useTexts(consoleManualTexts)
  return (
    <section id="facts" className={styles.narrow} aria-labelledby="facts-title">
      <h2 id="facts-title">{t.facts}</h2>
      <FactTable slug={product.slug} rows={[...rowsOf(product), ...terms]} caption={t.facts} />
    </section>
  )
}

/** What nobody has published yet, and how to ask for it. */
export function ManualMissing({ product }: { product: Product }) {
  const t = useTexts(consoleManualTexts)
  return (
    <section id="missing" className={styles.narrow} aria-labelledby="missing-title">
      <h2 id="missing-title">{t.missing}</h2>
      <p className={styles.lead}>{t.missingText}</p>
      <FactsToAsk product={product} />
      <p className={`${styles.ends} ${styles.unprinted}`}>
        <ContactButton kind="primary" subject={product.slug} label={t.write} />
        <ButtonLink to={`/${product.slug}`}>{t.product(product.nombre)}</ButtonLink>
        <span>{t.ends}</span>
      </p>
    </section>
  )
}
