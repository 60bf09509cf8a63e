import { inquiryPath } from '@portal/contract/forms/constants'
import { productCalls } from '@portal/contract/products/calls'
import { Suspense } from 'react'
import { apiContext } from '#core/api/api.ts'
import { lazyCode } from '#core/framework/module-reload.ts'
import { useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import type { Route } from './+types/designer.route'
import styles from './designer.module.css'
import { texts } from './texts.ts'

/** In the HTML from the first; its code comes after the page's own. */
const Designer = lazyCode(() => import('./designer.tsx'))

export const handle = { cache: { params: [], areas: ['productos'] } }

/** How many adapters one console fires is a fact of the console, as on its page. */
async function load({ context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const { producto } = await context.get(apiContext).load(productCalls.get, { params: { slug: 'nextthree' } })
  return { perConsole: producto.datos.find(({ clave }) => clave === 'adaptadores_consola')?.valor ?? null }
}

export { load as loader, load as clientLoader }

/** The blast designer of NextLion: a demonstration that needs no account. */
export default function DesignerPage({ loaderData: { perConsole } }: Route.ComponentProps) {
  const t = useTexts(texts)
  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <PageHead title={t.title} description={t.description} picture="nextlion" />
      <h1>{t.headline}</h1>
      <p className={styles.lead}>{t.lead}</p>
      <noscript>
        <p className={styles.problem}>{t.noScript}</p>
        <ButtonLink to={inquiryPath('nextlion')}>{t.contact}</ButtonLink>
      </noscript>
      <Suspense>
        <Designer perConsole={perConsole} />
      </Suspense>
    </div>
  )
}
