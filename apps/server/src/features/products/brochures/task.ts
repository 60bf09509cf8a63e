import type { PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { factGroupNames } from '@portal/contract/products/constants'
import { factName, factParts, factText, groupedFacts, highlightsOf } from '@portal/contract/products/fact-text'
import type { LeafletTask } from '#core/documents/leaflets.ts'
import type { Company } from '#features/settings/service.ts'
import type { Catalogue } from '../queries.ts'
import { editionDay } from '../sheets.ts'
import { texts } from './texts.ts'

type Product = Catalogue['productos'][number]

interface Sources {
  product: Product
  /** Terms for all equipment; empty for software. */
  conditions: Catalogue['condiciones']
  language: PageLanguage
  company: Company
  picture: string | null
  madeAt: Date
}

/** Returns the content of a product's brochure: the same rows as its page. */
export function brochureTask({ product, conditions, language, company, picture, madeAt }: Sources): LeafletTask {
  const t = texts[language]
  return {
    language,
    company: { name: company.nombre },
    kicker: nameIn(product, 'categoria_nombre', language),
    title: product.nombre,
    lead: nameIn(product, 'resumen', language),
    picture,
    highlights: highlightsOf(product.datos).map((fact) => {
      const { qualifier = '', figure, unit = '' } = factParts(fact, language)
      return { label: factName(fact, language), qualifier, figure, unit }
    }),
    text: nameIn(product, 'descripcion', language),
    groups: groupedFacts([...product.datos, ...conditions]).map(({ group, facts }) => ({
      title: textIn(factGroupNames[group], language),
      rows: facts.map((fact) => ({ label: factName(fact, language), value: factText(fact, language) })),
    })),
    notice: { title: t.notice, text: t.noticeText },
    contact: {
      title: t.contact,
      lines: [company.email, company.telefono, company.direccion, company.sitio].filter(Boolean),
    },
    footer: [company.nombre, company.sitio, t.edition(editionDay(madeAt, language))].filter(Boolean).join(' · '),
    madeAt,
  }
}
