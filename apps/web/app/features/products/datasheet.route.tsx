import { nameIn } from '@portal/contract/core/names'
import { productCalls } from '@portal/contract/products/calls'
import { productMessages } from '@portal/contract/products/messages'
import { data } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { Breadcrumb } from '#core/public/frame/breadcrumb.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import { MessageScreen } from '#core/public/screens/message-screen.tsx'
import type { Route } from './+types/datasheet.route'
import { datasheetTexts } from './datasheet-texts.ts'
import { FactTable } from './fact-table.tsx'
import factStyles from './facts.module.css'
import { rowsOf } from './facts.ts'
import { FactsToAsk } from './facts-to-ask.tsx'
import styles from './product.module.css'
import { Brochures, SaleNotice } from './product-aside.tsx'
import { texts } from './texts.ts'

export const handle = { document: true, cache: { params: [], areas: ['productos'] } }

/** Null when the product is no longer on sale: the page then says that the sheet is to come. */
async function load({ context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const reply = await context.get(apiContext).call(productCalls.get, { params: { slug: 'quamtum' } })
  if (!reply.ok && reply.codigo === productMessages.absent.code) throw data(null, { status: 404 })
  return reply.ok && reply.datos ? { product: reply.datos.producto, terms: reply.datos.condiciones } : null
}

export { load as loader, load as clientLoader }

/**
 * The data sheet from the same facts as page, comparison and brochure; what is not known yet is said
 * (rule public-site/placeholders).
 */
export default function DatasheetPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(datasheetTexts)
  const { facts } = useTexts(texts)
  const language = useLanguage()
  const { product, terms = [] } = loaderData ?? {}
  if (!product?.datos.length) return <Placeholder />
  return (
    <>
      <PageHead title={t.title} description={`${t.title}. ${nameIn(product, 'resumen', language)}`} />
      <section className={`${frame.wrap} ${styles.section}`}>
        <Breadcrumb label={t.where} steps={[{ name: product.nombre, to: '/quamtum' }, { name: t.sheet }]} />
        <h1>{t.title}</h1>
        <p className={styles.lead}>{nameIn(product, 'descripcion', language)}</p>
        <h2 className={frame.unseen}>{facts}</h2>
        <div className={factStyles.columns}>
          <div>
            <FactTable slug={product.slug} rows={[...rowsOf(product), ...terms]} caption={t.title} />
            <FactsToAsk product={product} />
            <p className={factStyles.more}>{t.text}</p>
          </div>
          <aside className={factStyles.aside}>
            <Brochures product={product} isSheet />
            <SaleNotice />
            <ButtonLink to="/quamtum">{t.product}</ButtonLink>
          </aside>
        </div>
      </section>
    </>
  )
}

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
