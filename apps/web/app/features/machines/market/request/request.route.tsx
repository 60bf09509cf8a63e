import { langOf, nameIn } from '@portal/contract/core/names'
import { requestCalls } from '@portal/contract/item-requests/calls'
import { marketCalls } from '@portal/contract/machines/market/calls'
import { sectionPaths } from '@portal/contract/machines/market/sections'
import { Form, useNavigation, useSearchParams } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { thisQuarter } from '#features/marketplace/calendar/today.ts'
import { countriesOf } from '#features/marketplace/form/countries.ts'
import { sendAsked } from '#features/marketplace/request/ask-action.ts'
import { AskPage } from '#features/marketplace/request/ask-page.tsx'
import { absentMachine } from '../item/machine-absence.ts'
import { machineTexts } from '../item/machine-texts.ts'
import { Price } from '../shared/price.tsx'
import { placeOf } from '../shared/rows.ts'
import { sectionTexts } from '../shared/section-texts.ts'
import type { Route } from './+types/request.route'
import { RequestForm } from './request-form.tsx'

export { MachineAbsent as ErrorBoundary } from '../item/machine-absent.tsx'

export async function load({ params: { id }, context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const reply = await api.call(marketCalls.publicOne, { params: { id } })
  if (!reply.ok) throw await absentMachine(api, reply)
  const item = reply.datos
  const [busy, countries] = await Promise.all([
    item.es_arriendo ? api.load(requestCalls.busyDays, { params: { id } }) : { ocupado: [] },
    countriesOf(api),
  ])
  return { item, busy: busy.ocupado, now: thisQuarter(), countries }
}

const send = (args: Route.ActionArgs | Route.ClientActionArgs) =>
  sendAsked(args, requestCalls.send, { clasificado_id: args.params.id })

export { load as loader, load as clientLoader, send as action, send as clientAction }

/** The form of a request for a machine on its own page. */
export default function RequestPage({ loaderData, actionData: result }: Route.ComponentProps) {
  const { item, busy, now, countries } = loaderData
  const list = useTexts(sectionTexts)
  const words = useTexts(machineTexts)
  const language = useLanguage()
  const [params] = useSearchParams()
  const isSending = useNavigation().state !== 'idle'
  const kind = item.es_arriendo && (params.get('tipo') === 'arriendo' || !item.es_venta) ? 'arriendo' : 'venta'
  const name = nameIn(item, 'marca', language)
  const lang = langOf(item, 'marca', language)
  const steps = [
    { name: list.root, to: sectionPaths.all },
    { name, to: `/classifieds/${item.id}`, lang },
  ]
  const picture = item.imagenes[0]
  return (
    <AskPage
      title={kind === 'arriendo' ? words.askRent : words.askSale}
      crumbs={{ label: list.breadcrumb, steps }}
      item={{ name, lang, place: placeOf(item, language), picture, price: <Price row={item} /> }}
      result={result}
    >
      <RequestForm {...{ Form, item, kind, busy, now, countries, result, isSending }} />
    </AskPage>
  )
}
