import { licenseCalls } from '@portal/contract/licenses/calls'
import { browserApi } from '#core/api/api.browser.ts'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { useChoiceSearch } from '#core/dashboard/form/use-choice-search.ts'
import { useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'

interface Props {
  value?: unknown
  error?: React.ReactNode
  onChange?: (value: never) => void
}

const shortest = 2

/** A person by name, e-mail or document, found as one types. */
export function HolderField(props: Props) {
  const t = useTexts(texts)
  const { found, isSearching, search } = useChoiceSearch(async (buscar) => {
    if (buscar.length < shortest) return null
    const reply = await browserApi.call(licenseCalls.holders, { params: { buscar } })
    if (!reply.ok) return null
    return reply.datos.personas.map(({ id, nombre, email, empresa }) => ({
      value: id,
      label: [nombre, email, empresa].filter(Boolean).join(' · '),
    }))
  })
  return (
    <SelectField
      {...props}
      label={t.holder}
      description={t.holderHint}
      required
      autoComplete="off"
      choices={found}
      isSearching={isSearching}
      onSearchChange={(text) => found.every(({ label }) => label !== text) && search(text)}
    />
  )
}
