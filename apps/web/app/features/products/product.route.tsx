import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { productCalls } from '@portal/contract/products/calls'
import type { ProductSlug } from '@portal/contract/products/constants'
import { factName, factText } from '@portal/contract/products/fact-text'
import { guides, lengthOf } from '@portal/contract/products/guides/guides'
import { publishedCalls } from '@portal/contract/publications/calls'
import { apiContext } from '#core/api/api.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { languageOfAddress } from '#core/language/language-address.ts'
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
import type { Route } from './+types/product.route'
import { contents } from './content/contents.ts'
import { drawings } from './drawings/drawings.ts'
import { FactTable } from './fact-table.tsx'
import factStyles from './facts.module.css'
import { figuresOf, rowsOf } from './facts.ts'
import { FactsToAsk } from './facts-to-ask.tsx'
import styles from './product.module.css'
import { Brochures, Learning, ProductTalk, SaleNotice } from './product-aside.tsx'
import { ProductHero } from './product-hero.tsx'
import { ProductProgram } from './product-program.tsx'
import { ProductSteps, ProductVersions, ProductViews } from './product-sections.tsx'
import { RelatedProducts } from './related-products.tsx'
import { texts } from './texts.ts'

const ProductTurn = deferred(async () => ({ default: (await import('./product-turn.tsx')).ProductTurn }))

export const handle = { document: true, cache: { params: [], areas: ['productos', 'publicaciones'] } }

/** A product's page has its slug as path, at the root of the site. */
const slugOf = ({ pathname }: URL) => pathname.split('/')[1] as ProductSlug

/** Runs only on the server, so that the browser does not load the words of all products. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const slug = slugOf(url)
  const language = languageOfAddress(url.search)
  const [found, { publicaciones: publications }] = await Promise.all([
    api.load(productCalls.get, { params: { slug } }),
    api.load(publishedCalls.list, { params: { producto: slug, page_row: 100 } }),
  ])
  const { say } = figuresOf([found.producto, ...found.otros], language)
  const steps = guides[slug].map(({ title, text }) => ({
    title: textIn(title, language),
    text: textIn(text, language),
  }))
  return { ...found, publications, words: textIn(contents[slug], language)(say), steps, guide: lengthOf(slug) }
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { producto: product, otros, condiciones, publications, words, steps, guide } = loaderData
  const t = useTexts(texts)
  const language = useLanguage()
  const company = useCompany()
  const figures = figuresOf([product, ...otros], language)
  const Drawing = drawings[product.slug]
  const picture = sharedPictureOf(product.slug, product)
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
        picture={product.slug}
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
        <h2 id="does">{words.headline}</h2>
        <p className={styles.lead}>{nameIn(product, 'descripcion', language)}</p>
        <div className={styles.does}>
          <div className={styles.capabilities}>
            {words.does.map(({ title, text }) => (
              <div key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            ))}
          </div>
          <figure className={styles.figure}>
            <Drawing figures={figures} language={language} />
            <figcaption>
              <strong>{words.drawing.title}.</strong> {words.drawing.text}
            </figcaption>
            {words.tryIt && (
              <ButtonLink to={words.tryIt.to} kind="primary">
                {words.tryIt.label}
              </ButtonLink>
            )}
          </figure>
        </div>
      </section>
      {words.versions && <ProductVersions versions={words.versions} />}
      {words.program && <ProductProgram {...words.program} />}
      <ProductSteps steps={steps} />
      <ProductTurn product={product} />
      <ProductViews product={product} />
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
      <RelatedProducts product={product} others={otros} works={words.works} />
      <ProductTalk product={product} />
    </>
  )
}
