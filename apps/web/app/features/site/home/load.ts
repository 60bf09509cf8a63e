import { carouselCalls } from '@portal/contract/carousel/calls'
import { languages, type PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { brochureOf } from '@portal/contract/products/brochures'
import { productCalls } from '@portal/contract/products/calls'
import { ProductCategory } from '@portal/contract/products/constants'
import { type Fact, factName, factParts, factText, highlightsOf } from '@portal/contract/products/fact-text'
import { contentCalls, settingsCalls } from '@portal/contract/settings/calls'
import type { Api, Reply } from '#core/api/api.ts'
import { loadCode } from '#core/framework/module-reload.ts'
import { countryName } from '#core/language/countries.ts'
import { pageFacts } from '#core/public/contents/content-facts.ts'
import { contentParams } from '#core/public/contents/content-params.ts'
import { type StoredSlide, slidesIn } from './slides.ts'

export interface Figure {
  name: string
  figure: string
  unit: string
}

/** Facts in the band under the slides: product and key. */
const banded = [
  ['next1', 'retardo_paso'],
  ['next1', 'retardo'],
  ['nextoneplus', 'adaptadores_serie'],
  ['nextthree', 'adaptadores_enlazados'],
] as const
const factsOnCard = 2

/** Loads all data of the home page in one language. Omits parts that do not answer; failed slides are counted. */
export async function loadHome(api: Api, url: URL, slidesOf = publishedSlides) {
  const params = contentParams(url)
  const { idioma: language } = params
  const [content, slides, catalogue, offices, machinery, properties, workshop] = await Promise.all([
    api.load(contentCalls.portada, { params }),
    slidesOf(api),
    api.call(productCalls.catalogue, {}).then(orNothing),
    api.call(settingsCalls.offices, {}).then(orNothing),
    // apart, so that the page does not name the files of other features among those that it may load
    import('#features/machines/market/home/load.ts').then(({ loadHomeMachines }) => loadHomeMachines(api)),
    import('#features/properties/market/home/load.ts').then(({ loadHomeProperties }) => loadHomeProperties(api)),
    import('#features/workshops/public/load.ts').then(({ loadNextWorkshop }) => loadNextWorkshop(api, language)),
  ])
  const products = catalogue?.productos ?? []
  const known = { terms: catalogue?.condiciones ?? [], offices: offices ?? { presencia_paises: 0, oficinas: [] } }
  return {
    content,
    facts: pageFacts(known, language),
    slides: slidesIn(language, slides),
    figures: bandOf(products).map((fact) => figureOf(fact, language)),
    below: {
      hardware: products.filter(isHardware).map((product) => ({
        slug: product.slug,
        name: product.nombre,
        picture: product.imagen_url,
        kind: nameIn(product, 'categoria_nombre', language),
        text: nameIn(product, 'resumen', language),
        facts: highlightsOf(product.datos)
          .slice(0, factsOnCard)
          .map((fact) => ({ name: factName(fact, language), text: factText(fact, language) })),
      })),
      brochures: products.map((product) => ({
        slug: product.slug,
        name: product.nombre,
        files: languages.map((language) => ({ language, address: brochureOf(product, language) })),
      })),
      machinery,
      properties,
      workshop,
      offices: offices && {
        countries: [...new Set(offices.oficinas.filter(({ en_portada }) => en_portada).map(({ pais_id }) => pais_id))],
        phones: offices.mensajeria.map(({ pais_id, telefono }) => ({
          country: countryName(pais_id, language),
          phone: telefono,
        })),
        offices: offices.oficinas.map((office) => ({
          country: countryName(office.pais_id, language),
          name: office.nombre,
          role: nameIn({ ...office, cargo: office.cargo_es }, 'cargo', language),
          phone: office.telefono,
          email: office.email,
          street: office.direccion,
          city: office.ciudad,
          postalCode: office.codigo_postal,
        })),
      },
    },
  }
}

async function publishedSlides(api: Api): Promise<readonly StoredSlide[]> {
  const reply = await api.call(carouselCalls.list, {})
  if (reply.ok) return reply.datos
  if (!import.meta.env.SSR) void loadCode(() => import('./seen.ts')).then(({ noteFailedList }) => noteFailedList())
  return []
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>
export type Below = HomeData['below']

const orNothing = <T>(reply: Reply<T>): T | null => (reply.ok ? reply.datos : null)

/** The facts of the band: those named above, otherwise the first of each of the first products. */
function bandOf(products: readonly { slug: string; datos: Fact[] }[]): Fact[] {
  const named = banded.flatMap(
    ([slug, key]) => products.find((one) => one.slug === slug)?.datos.find(({ clave }) => clave === key) ?? [],
  )
  const first = products.flatMap(({ datos }) => highlightsOf(datos)[0] ?? [])
  return named.length > 0 ? named : first.slice(0, banded.length)
}

function figureOf(fact: Fact, language: PageLanguage): Figure {
  const { figure, unit = '' } = factParts(fact, language)
  return { name: factName(fact, language), figure, unit }
}

const isHardware = ({ categoria_id: category }: { categoria_id: number }) =>
  category !== ProductCategory.software && category !== ProductCategory.fragmentation
