import type { Of } from '@portal/contract/core/fields'
import { nameIn } from '@portal/contract/core/names'
import { propertyRequestCalls } from '@portal/contract/item-requests/properties/calls'
import { favoriteCalls } from '@portal/contract/properties/favorites/calls'
import { favoriteLimits } from '@portal/contract/properties/favorites/constants'
import type { FavoriteRowsSchema } from '@portal/contract/properties/favorites/schemas'
import { data, Form, useNavigation } from 'react-router'
import { type Api, apiContext } from '#core/api/api.ts'
import { useTexts } from '#core/language/language.ts'
import { languageOfAddress } from '#core/language/language-address.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import { takeKey } from '#core/public/form/form-key.tsx'
import { type SentForm, typedIn } from '#core/public/form/use-sent-form.ts'
import { Breadcrumb } from '#core/public/frame/breadcrumb.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import { countriesOf } from '#features/marketplace/form/countries.ts'
import type { Requested, RequestResult } from '#features/marketplace/request/request.ts'
import { PropertyRequestForm } from '../market/request/request-form.tsx'
import { PropertyCard } from '../market/shared/property-card.tsx'
import { favoritesPath, listPath } from '../market/shared/rows.ts'
import type { Route } from './+types/ask.route'
import { favoriteTexts } from './favorite-texts.ts'
import styles from './favorites-page.module.css'

type Rows = Of<typeof FavoriteRowsSchema>
type Result = RequestResult & { outcomes: readonly Outcome[] }

const none: Rows = { propiedades: [], ausentes: [] }

/** The properties that the address names, as many as may be asked for at once. */
async function askedIn(api: Api, { searchParams }: URL): Promise<Rows> {
  const asked = searchParams.get('ids') ?? ''
  const ids = asked.split(',').slice(0, favoriteLimits.asked).join()
  const reply = await api.call(favoriteCalls.rows, { params: { ids } })
  return reply.ok ? reply.datos : none
}

async function load({ url, context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [rows, countries] = await Promise.all([askedIn(api, url), countriesOf(api)])
  return { rows: rows.propiedades, countries }
}

/**
 * Sends one request for each property (rule properties/favorites). What is wrong with the form is told before anything
 * is stored: the first request is refused. A repetition creates nothing twice, as for a single request.
 */
async function send({ request, url, context }: Route.ActionArgs | Route.ClientActionArgs) {
  const api = context.get(apiContext)
  const form = await request.formData()
  takeKey(form) // one key would name several requests
  const sent: SentForm<Requested>['sent'] = typedIn(form)
  const { propiedades: rows } = await askedIn(api, url)
  const outcomes: Outcome[] = []
  const language = languageOfAddress(url.search)
  let last: RequestResult['reply'] | undefined
  for (const row of rows) {
    const body = new FormData()
    for (const [name, value] of Object.entries(sent)) body.set(name, value ?? '')
    body.set('propiedad_id', `${row.id}`)
    body.set('idioma', language)
    const reply = await api.call(propertyRequestCalls.send, { body })
    if (!reply.ok && outcomes.length === 0 && Object.keys(reply.campos).length > 0)
      return data<Result>({ reply, sent, outcomes }, { status: reply.status })
    const title = nameIn(row, 'titulo', language)
    outcomes.push({ id: row.id, title, isSent: reply.ok, path: reply.ok ? reply.datos.url_seguimiento : null })
    if (reply.ok || !last) last = reply
  }
  if (!last) throw new Response(null, { status: 404 })
  return data<Result>({ reply: last, sent, outcomes }, { status: last.ok ? 200 : last.status })
}

export { load as loader, load as clientLoader, send as action, send as clientAction }

/** One form for several favorites: each becomes a request of its own. */
export default function AskPage({ loaderData: { rows, countries }, actionData: result }: Route.ComponentProps) {
  const t = useTexts(favoriteTexts)
  const isSending = useNavigation().state !== 'idle'
  const isDone = result?.outcomes.some(({ isSent }) => isSent) ?? false
  const steps = [{ name: t.root, to: listPath }, { name: t.title, to: favoritesPath }, { name: t.askAll }]
  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <PageHead title={t.askAll} isPrivate />
      <Breadcrumb label={t.breadcrumb} steps={steps} />
      <h1>{t.askAll}</h1>
      <p className={styles.lead}>{rows.length > 0 ? t.askLead : t.askNone}</p>
      <div className={styles.columns}>
        {isDone && result ? (
          <AskedList outcomes={result.outcomes} />
        ) : (
          rows.length > 0 && <PropertyRequestForm {...{ Form, countries, result, isSending }} />
        )}
        <ul className={styles.cards} aria-label={t.title}>
          {rows.map((row) => (
            <li key={row.id}>
              <PropertyCard row={row} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** What became of the request for one property. */
interface Outcome {
  id: number
  title: string
  isSent: boolean
  /** Where the request is followed; null when it had been received before, or was refused. */
  path: string | null
}

/** What became of the requests, with the link to follow each. */
function AskedList({ outcomes }: { outcomes: readonly Outcome[] }) {
  const t = useTexts(favoriteTexts)
  const sent = outcomes.filter(({ isSent }) => isSent).length
  return (
    <div className={styles.asked}>
      <Answer kind="done" to={outcomes}>
        {t.asked(sent)}
      </Answer>
      <ul>
        {outcomes.map(({ id, title, isSent, path }) => (
          <li key={id}>
            <strong>{title}</strong>{' '}
            {path ? <PublicLink to={path}>{t.follow}</PublicLink> : isSent ? t.askedBefore : t.notAsked}
          </li>
        ))}
      </ul>
    </div>
  )
}
