import { langOf, nameIn } from '@portal/contract/core/names'
import { propertyRequestCalls } from '@portal/contract/item-requests/properties/calls'
import { propertyMarketCalls } from '@portal/contract/properties/market/calls'
import { Form, useNavigation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { countriesOf } from '#features/marketplace/form/countries.ts'
import { sendAsked } from '#features/marketplace/request/ask-action.ts'
import { AskPage } from '#features/marketplace/request/ask-page.tsx'
import { absentProperty } from '../item/property-absence.ts'
import { propertyTexts } from '../item/property-texts.ts'
import { Price } from '../shared/price.tsx'
import { listPath, pathOf, placeOf } from '../shared/rows.ts'
import type { Route } from './+types/request.route'
import { PropertyRequestForm } from './request-form.tsx'

export { PropertyAbsent as ErrorBoundary } from '../item/property-absent.tsx'

export async function load({ params: { id }, context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const reply = await api.call(propertyMarketCalls.publicOne, { params: { id } })
  if (!reply.ok) throw await absentProperty(api, reply)
  return { property: reply.datos, countries: await countriesOf(api) }
}

const send = (args: Route.ActionArgs | Route.ClientActionArgs) =>
  sendAsked(args, propertyRequestCalls.send, { propiedad_id: args.params.id })

export { load as loader, load as clientLoader, send as action, send as clientAction }

/** The form of a request for a property on its own page. */
export default function PropertyRequestPage({ loaderData, actionData: result }: Route.ComponentProps) {
  const { property, countries } = loaderData
  const t = useTexts(propertyTexts)
  const language = useLanguage()
  const isSending = useNavigation().state !== 'idle'
  const name = nameIn(property, 'titulo', language)
  const lang = langOf(property, 'titulo', language)
  const steps = [
    { name: t.root, to: listPath },
    { name, to: pathOf(property), lang },
  ]
  const picture = property.imagenes[0]
  return (
    <AskPage
      title={t.ask}
      crumbs={{ label: t.breadcrumb, steps }}
      item={{ name, lang, place: placeOf(property, language), picture, price: <Price row={property} /> }}
      result={result}
    >
      <PropertyRequestForm {...{ Form, countries, result, isSending }} />
    </AskPage>
  )
}
