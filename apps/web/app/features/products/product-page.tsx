import { nameIn } from '@portal/contract/core/names'
import { isDrawn } from '@portal/contract/products/constants'
import { factName, factText } from '@portal/contract/products/fact-text'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { deferred } from '#core/public/components/deferred.tsx'
import { useCompany } from '#core/public/frame/company.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { PrintHead } from '#core/public/frame/print-head.tsx'
import frame from '#core/public/frame/public.module.css'
import { shortDescription } from '#core/public/frame/short-description.ts'
import { breadcrumbList, product as structuredProduct } from '#core/public/frame/structured-data.ts'
import { sharedPictureOf } from '#core/public/pictures/product-picture.tsx'
import { ProductPublications } from '#features/publications/public/product-publications.tsx'
import { drawings } from './drawings/drawings.ts'
import { FactTable } from './fact-table.tsx'
import factStyles from './facts.module.css'
import { figuresOf, rowsOf } from './facts.ts'
import { FactsToAsk } from './facts-to-ask.tsx'
import type { ProductFound } from './load.ts'
import styles from './product.module.css'
import { Brochures, Learning, ProductTalk, SaleNotice } from './product-aside.tsx'
import { ProductHero } from './product-hero.tsx'
import { ProductProgram } from './product-program.tsx'
import { ProductSteps, ProductVersions, ProductViews } from './product-sections.tsx'
import { RelatedProducts } from './related-products.tsx'
import { texts } from './texts.ts'

const ProductTurn = deferred(async () => ({ default: (await import('./product-turn.tsx')).ProductTurn }))

/** The page of a product: what it does, how it is used, its facts, and what it is used with. */
export default function ProductPage({ found }: { found: ProductFound }) {
  const { producto: product, otros, condiciones, publications, words, steps, isFilmed, guide } = found
  const t = useTexts(texts)
  const language = useLanguage()
  const company = useCompany()
  const figures = figuresOf([product, ...otros], language)
  const Drawing = isDrawn(product.slug) ? drawings[product.slug] : null
  const picture = sharedPictureOf(product.slug, product)
  const shared = isDrawn(product.slug) ? product.slug : picture
  const category = nameIn(product, 'categoria_nombre', language)
  const path = [{ name: t.products, to: '/allproducts' }, { name: product.nombre }]
  return (
    <>
      <PageHead
        title={`${product.nombre} · ${category}`}
        description={shortDescription(
          `${nameIn(product, 'resumen', language)} ${nameIn(product, 'descripcion', language)}`,
        )}
        kind="product"
        {...(shared && { picture: shared })}
        structured={[
          structuredProduct({
            name: product.nombre,
            description: nameIn(product, 'descripcion', language),
            category,
            brand: company?.nombre ?? '',
            path: `/${product.slug}`,
            pictures: picture ? [picture] : [],
            facts: product.datos.map((fact) => ({ name: factName(fact, language), value: factText(fact, language) })),
          }),
          breadcrumbList(path),
        ]}
      />
      <PrintHead />
      <ProductHero product={product} category={category} steps={path} />
      <section className={`${frame.wrap} ${styles.section}`} aria-labelledby="does">
        <p className={styles.kicker}>{t.whatItDoes}</p>
        <h2 id="does">{words.titular}</h2>
        <p className={styles.lead}>{nameIn(product, 'descripcion', language)}</p>
        <div className={styles.does}>
          <div className={styles.capabilities}>
            {words.funciones.map(({ titulo, texto }) => (
              <div key={titulo}>
                <h3>{titulo}</h3>
                <p>{texto}</p>
              </div>
            ))}
          </div>
          {((Drawing && words.dibujo) || words.probar) && (
            <figure className={styles.figure}>
              {Drawing && words.dibujo && (
                <>
                  <Drawing figures={figures} language={language} />
                  <figcaption>
                    <strong>{words.dibujo.titulo}.</strong> {words.dibujo.texto}
                  </figcaption>
                </>
              )}
              {words.probar && (
                <ButtonLink to={words.probar.direccion} kind="primary">
                  {words.probar.texto}
                </ButtonLink>
              )}
            </figure>
          )}
        </div>
      </section>
      {words.versiones.length > 0 && <ProductVersions versions={words.versiones} />}
      {words.programa && <ProductProgram {...words.programa} />}
      {steps.length > 0 && <ProductSteps steps={steps} isFilmed={isFilmed} />}
      <ProductTurn product={product} model={found.modelo_url} />
      <ProductViews product={product} own={found.vistas} />
      <section className={`${frame.wrap} ${styles.section}`} aria-labelledby="facts">
        <h2 id="facts">{t.facts}</h2>
        <p className={styles.lead}>{t.factsText}</p>
        <div className={factStyles.columns}>
          <div>
            <FactTable
              slug={product.slug}
              rows={[...rowsOf(product), ...condiciones]}
              caption={`${t.facts}, ${product.nombre}`}
            />
            <FactsToAsk product={product} />
          </div>
          <aside className={factStyles.aside}>
            <Brochures product={product} />
            <Learning product={product} guide={guide} />
            <SaleNotice />
          </aside>
        </div>
      </section>
      <ProductPublications publications={publications} />
      <RelatedProducts product={product} others={otros} works={words.funciona_con} />
      <ProductTalk product={product} />
    </>
  )
}
