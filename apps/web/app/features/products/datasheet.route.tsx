import { productCalls } from '@portal/contract/products/calls'
import { factGroupNames } from '@portal/contract/products/constants'
import { apiContext } from '#core/api/api.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { nameIn } from '#core/language/names.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { Breadcrumb } from '#core/public/frame/breadcrumb.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import { MessageScreen } from '#core/public/screens/message-screen.tsx'
import type { Route } from './+types/datasheet.route'
import { datasheetTexts } from './datasheet-texts.ts'
import { FactTable } from './fact-table.tsx'
import factStyles from './facts.module.css'
import styles from './product.module.css'
import { Brochures, SaleNotice } from './product-aside.tsx'

export const handle = { document: true, cache: { params: [], areas: ['productos'] } }

/** Null when the product is not on sale: the page then says that the sheet is to come. */
async function load({ context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const reply = await context.get(apiContext).call(productCalls.get, { params: { slug: 'quamtum' } })
  return reply.ok && reply.datos ? { product: reply.datos.producto, terms: reply.datos.condiciones } : null
}

export { load as loader, load as clientLoader }

/** The data sheet from the same facts as page, comparison and brochure; what is not known yet is said (decision 16). */
export default function DatasheetPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(datasheetTexts)
  const language = useLanguage()
  const { product, terms = [] } = loaderData ?? {}
  if (!product?.datos.length) return <Placeholder />
  const facts = [...product.datos, ...terms]
  const known = new Set(facts.map(({ grupo }) => grupo))
  const missing = sheetGroups.filter((group) => !known.has(group)).map((group) => factGroupNames[group][language])
  return (
    <>
      <PageHead title={t.title} description={`${t.title}. ${nameIn(product, 'resumen', language)}`} />
      <section className={`${frame.wrap} ${styles.section}`}>
        <Breadcrumb label={t.where} steps={[{ name: product.nombre, to: '/quamtum' }, { name: t.sheet }]} />
        <h1>{t.title}</h1>
        <p className={styles.lead}>{nameIn(product, 'descripcion', language)}</p>
        <div className={factStyles.columns}>
          <div>
            <FactTable facts={facts} caption={t.title} />
            {missing.length > 0 && (
              <section className={factStyles.missing} aria-labelledby="missing">
                <h2 id="missing">{t.toCome}</h2>
                <p>{missing.join(' · ')}</p>
                <p>{t.text}</p>
              </section>
            )}
          </div>
          <aside className={factStyles.aside}>
            <Brochures product={product} />
            <SaleNotice />
            <ButtonLink to="/quamtum">{t.product}</ButtonLink>
          </aside>
        </div>
      </section>
    </>
  )
}

/** What an engineer expects of the sheet of a measuring device. */
const sheetGroups = ['capacidad', 'energia', 'alcance', 'operacion', 'proteccion', 'software'] as const

function Placeholder() {
  const t = useTexts(datasheetTexts)
  return (
    <>
      <PageHead title={t.title} description={t.text} />
      <MessageScreen
        title={t.title}
        actions={
          <ButtonLink kind="ghost" to="/quamtum">
            {t.product}
          </ButtonLink>
        }
      >
        <p>{t.text}</p>
        <p>{t.meanwhile}</p>
      </MessageScreen>
    </>
  )
}
