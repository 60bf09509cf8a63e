import { Select } from '@mantine/core'
import { licenseCalls } from '@portal/contract/licenses/calls'
import { useRef, useState } from 'react'
import { browserApi } from '#core/api/api.browser.ts'
import { kitTexts } from '#core/dashboard/texts.ts'
import { useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'

interface Props {
  value?: unknown
  error?: React.ReactNode
  onChange?: (value: never) => void
}

const shortest = 2

/** A person by name, e-mail or document, found as one types. */
export function HolderField({ value, onChange, ...props }: Props) {
  const t = useTexts(texts)
  const kit = useTexts(kitTexts)
  const [found, setFound] = useState<{ value: string; label: string }[]>([])
  const asked = useRef(0)

  async function search(buscar: string): Promise<void> {
    if (buscar.trim().length < shortest || found.some(({ label }) => label === buscar)) return
    asked.current += 1
    const turn = asked.current
    const reply = await browserApi.call(licenseCalls.holders, { params: { buscar } })
    if (!reply.ok || turn !== asked.current) return
    setFound(
      reply.datos.personas.map(({ id, nombre, email, empresa }) => ({
        value: `${id}`,
        label: [nombre, email, empresa].filter(Boolean).join(' · '),
      })),
    )
  }

  return (
    <Select
      {...props}
      label={t.holder}
      description={t.holderHint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      searchable
      required
      withAsterisk
      autoComplete="off"
      nothingFoundMessage={kit.noOption}
      data={found}
      filter={({ options }) => options}
      value={value === '' || value === null ? null : `${value as number}`}
      onSearchChange={(text) => void search(text)}
      onChange={(picked) => onChange?.((picked === null ? '' : Number(picked)) as never)}
    />
  )
}
