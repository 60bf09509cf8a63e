import { MultiSelect } from '@mantine/core'
import { useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'
import { useIdeaChoices } from './use-idea-choices.ts'

interface Props {
  name: string
  label: string
  value?: unknown
  onChange?: (ids: never) => void
  /** Members who can no longer be chosen, but may stay. */
  known?: readonly { id: number; nombre: string }[]
}

/** The people of an idea. */
export function MembersField({ value, onChange, known = [], ...props }: Props) {
  const t = useTexts(texts)
  const { usuarios } = useIdeaChoices()
  const left = known.filter(({ id }) => usuarios.every((one) => one.id !== id))
  return (
    <MultiSelect
      {...props}
      data={[...usuarios, ...left].map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
      value={((value ?? []) as number[]).map(String)}
      onChange={(ids) => onChange?.(ids.map(Number) as never)}
      searchable
      hidePickedOptions
      nothingFoundMessage={t.nobodyFound}
      withAsterisk
    />
  )
}
