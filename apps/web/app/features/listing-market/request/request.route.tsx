import { marketCalls } from '@portal/contract/listing-market/calls'
import { sectionPaths } from '@portal/contract/listing-market/sections'
import { requestCalls } from '@portal/contract/listing-requests/calls'
import { data, Form, useNavigation, useSearchParams } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { languageOfAddress } from '#core/language/language-address.ts'
import { takeKey } from '#core/public/form/form-key.tsx'
import { typedIn } from '#core/public/form/use-sent-form.ts'
import { Breadcrumb } from '#core/public/frame/breadcrumb.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import { todayInHouse } from '#features/marketplace/calendar/today.ts'
import { countriesOf } from '#features/marketplace/form/countries.ts'
import { Picture } from '#features/marketplace/pictures/picture.tsx'
import { absentItem } from '../item/item-absence.ts'
import { itemTexts } from '../item/item-texts.ts'
import { Price } from '../shared/price.tsx'
import { placeOf } from '../shared/rows.ts'
import { sectionTexts } from '../shared/section-texts.ts'
import type { Route } from './+types/request.route'
import type { RequestResult } from './request.ts'
import { RequestForm } from './request-form.tsx'
import styles from './request-page.module.css'
import { RequestReceived } from './request-received.tsx'
import { requestTexts } from './request-texts.ts'

export { ItemAbsent as ErrorBoundary } from '../item/item-absent.tsx'

export async function load({ params: { id }, context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const reply = await api.call(marketCalls.publicOne, { params: { id } })
  if (!reply.ok) throw await absentItem(api, reply)
  const item = reply.datos
  const [busy, countries] = await Promise.all([
    item.es_arriendo ? api.load(requestCalls.busyDays, { params: { id } }) : { ocupado: [] },
    countriesOf(api),
  ])
  return { item, busy: busy.ocupado, today: todayInHouse(), countries }
}

async function send({ request, params: { id }, context }: Route.ActionArgs | Route.ClientActionArgs) {
  const form = await request.formData()
  const key = takeKey(form)
  const sent = typedIn(form)
  form.set('clasificado_id', id)
  form.set('idioma', languageOfAddress(new URL(request.url).search))
  const reply = await context.get(apiContext).call(requestCalls.send, { body: form, key })
  return data<RequestResult>({ reply, sent }, { status: reply.ok ? 200 : reply.status })
}

export { load as loader, load as clientLoader, send as action, send as clientAction }

/** The form of the dialog as its own page: without JavaScript, and for links in mails. */
export default function RequestPage({ loaderData, actionData: result }: Route.ComponentProps) {
  const { item, busy, today, countries } = loaderData
  const t = useTexts(requestTexts)
  const list = useTexts(sectionTexts)
  const words = useTexts(itemTexts)
  const language = useLanguage()
  const [params] = useSearchParams()
  const isSending = useNavigation().state !== 'idle'
  const kind = item.es_arriendo && (params.get('tipo') === 'arriendo' || !item.es_venta) ? 'arriendo' : 'venta'
  const title = kind === 'arriendo' ? words.askRent : words.askSale
  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <PageHead title={`${title}: ${item.marca}`} isPrivate />
      <Breadcrumb
        label={list.breadcrumb}
        steps={[
          { name: list.root, to: sectionPaths.all },
          { name: item.marca, to: `/classifieds/${item.id}` },
          { name: title },
        ]}
      />
      <div className={styles.columns}>
        <section className={styles.form} aria-labelledby="request-title">
          <h1 id="request-title">{result?.reply.ok ? t.receivedTitle : title}</h1>
          {result?.reply.ok ? (
            <RequestReceived requested={result.reply.datos} code={result.reply.codigo} />
          ) : (
            <RequestForm {...{ Form, item, kind, busy, today, countries, result, isSending }} />
          )}
        </section>
        <aside className={styles.item}>
          <div className={styles.picture}>
            <Picture picture={item.imagenes[0]} alt="" sizes="360px" />
          </div>
          <h2>{item.marca}</h2>
          <p>{placeOf(item, language)}</p>
          <Price row={item} />
        </aside>
      </div>
    </div>
  )
}
