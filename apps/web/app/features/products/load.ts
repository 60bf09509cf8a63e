import type { Of } from '@portal/contract/core/fields'
import type { PageLanguage } from '@portal/contract/core/language'
import { textIn } from '@portal/contract/core/text'
import { productCalls } from '@portal/contract/products/calls'
import { isDrawn } from '@portal/contract/products/constants'
import { guides, lengthOf } from '@portal/contract/products/guides/guides'
import { productMessages } from '@portal/contract/products/messages'
import { withFacts, wordsIn } from '@portal/contract/products/pages/words'
import type { RetiredProductSchema } from '@portal/contract/products/schemas'
import { publishedCalls } from '@portal/contract/publications/calls'
import type { Api } from '#core/api/api.ts'
import { figuresOf } from './facts.ts'

/** Says which product is no longer offered, and what replaced it. */
export type Retired = Of<typeof RetiredProductSchema>

export type ProductFound = Awaited<ReturnType<typeof foundProduct>>

/**
 * Loads the page of a product in one language, or what is said of one that is no longer offered; null when no product
 * has this address. For the server only, so that the browser does not load the steps of all films.
 */
export async function loadProduct(
  api: Api,
  slug: string,
  language: PageLanguage,
): Promise<{ product: ProductFound } | { retired: Retired } | null> {
  const reply = await api.call(productCalls.get, { params: { slug } })
  if (reply.ok) return { product: await foundProduct(api, reply.datos, language) }
  if (reply.codigo === productMessages.absent.code) return null
  if (reply.codigo === productMessages.retired.code) return { retired: reply.datos as Retired }
  throw Response.json({ codigo: reply.codigo, mensaje: reply.mensaje }, { status: reply.status })
}

type Found = NonNullable<(typeof productCalls.get)['is']>['reply']

async function foundProduct(api: Api, { textos, ...found }: Found, language: PageLanguage) {
  const { slug } = found.producto
  const { publicaciones: publications } = await api.load(publishedCalls.list, {
    params: { producto: slug, page_row: 100 },
  })
  const { say } = figuresOf([found.producto, ...found.otros], language)
  const words = withFacts(wordsIn(textos, language), say)
  const guide = isDrawn(slug) ? { slug, ...lengthOf(slug) } : null
  const filmed = guide ? guides[guide.slug] : []
  const ofFilm = filmed.map(({ title, text }) => ({ titulo: textIn(title, language), texto: textIn(text, language) }))
  const isFilmed = words.pasos.length === 0
  return { ...found, publications, words, steps: isFilmed ? ofFilm : words.pasos, isFilmed, guide }
}
