import { data, redirect } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { inLanguage, languageOfAddress } from '#core/language/language-address.ts'
import { siteContext } from '#core/page/site.ts'
import { separate } from '#core/public/components/deferred.tsx'
import { loadProduct } from '../../products/load.ts'
import ProductPage from '../../products/product-page.tsx'
import { RetiredProduct } from '../../products/retired-product.tsx'
import '../cards/card.module.css' // of a part that is loaded apart
import { loadCard } from '../cards/card-data.ts'
import type { Route } from './+types/named.route'

const CardPage = separate(() => import('../cards/card-page.tsx'))

export const handle = { document: true, cache: { params: [], areas: ['productos', 'publicaciones'] } }

/**
 * A page of one word is a product's, or the card of a person. Runs only on the server. What replaced a product that is
 * no longer offered may have its visitors (rule products/retired).
 */
export async function loader({ params: { slug }, url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const language = languageOfAddress(url.search)
  const found = await loadProduct(api, slug, language)
  if (!found) return { card: await loadCard(api, slug, context.get(siteContext).publicUrl) }
  if ('product' in found) return found
  const { redirige, reemplazo } = found.retired
  if (redirige && reemplazo) throw redirect(inLanguage(`/${reemplazo.slug}`, language))
  return data(found, { status: 410 })
}

export default function NamedPage({ loaderData }: Route.ComponentProps) {
  if ('card' in loaderData) return <CardPage card={loaderData.card} />
  if ('retired' in loaderData) return <RetiredProduct retired={loaderData.retired} />
  return <ProductPage found={loaderData.product} />
}
