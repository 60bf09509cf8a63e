import { type Fact, factName, factText } from '@portal/contract/products/fact-text'
import { useLanguage } from '#core/language/language.ts'

/** What one of the compared products says that the others do not. */
export function OwnFacts({ facts }: { facts: readonly Fact[] }) {
  const language = useLanguage()
  return (
    <dl>
      {facts.map((fact) => (
        <div key={fact.clave}>
          <dt>{factName(fact, language)}</dt>
          <dd>{factText(fact, language)}</dd>
        </div>
      ))}
    </dl>
  )
}
