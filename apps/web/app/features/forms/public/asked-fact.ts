import { productCalls } from '@portal/contract/products/calls'
import type { ProductSlug } from '@portal/contract/products/constants'
import type { Api } from '#core/api/api.ts'

/** Returns the fact of a product that an address asks for (`?product=next1&dato=peso`), or null when it names none. */
export async function askedFact(api: Api, { searchParams: params }: URL) {
  const key = params.get('dato')
  if (!key) return null
  const reply = await api.call(productCalls.get, { params: { slug: params.get('product') as ProductSlug } })
  if (!reply.ok) return null
  const { producto, otros } = reply.datos
  const { por_confirmar, sin_publicar, nombre: product } = producto
  const known = [producto, ...otros].flatMap(({ datos }) => datos) // a comparison asks for what others have
  const asked = [...por_confirmar, ...sin_publicar, ...known].find(({ clave }) => clave === key)
  return asked ? { nombre: asked.nombre, nombre_en: asked.nombre_en, product } : null
}
