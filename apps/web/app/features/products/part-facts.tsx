import { factName, factText } from '@portal/contract/products/fact-text'
import { useLanguage } from '#core/language/language.ts'
import type { Product } from './facts.ts'

/** What the product's own rows say of a part or a step. */
export function PartFacts({ product, keys }: { product: Product; keys: readonly string[] }) {
  const language = useLanguage()
  const facts = keys.flatMap((key) => product.datos.find(({ clave }) => clave === key) ?? [])
  if (facts.length === 0) return null
  return (
    <dl>
      {facts.map((fact) => (
        <div key={fact.clave}>
          <dt>{factName(fact, language)}</dt> <dd>{factText(fact, language)}</dd>
        </div>
      ))}
    </dl>
  )
}
