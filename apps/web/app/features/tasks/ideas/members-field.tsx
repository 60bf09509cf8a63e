import { ChoicesField } from '#core/dashboard/form/fields.tsx'
import { useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'
import { useIdeaChoices } from './use-idea-choices.ts'

interface Props {
  name: string
  label: string
  /** Members who can no longer be chosen, but may stay. */
  known?: readonly { id: number; nombre: string }[]
}

/** The people of an idea. */
export function MembersField({ known = [], ...props }: Props) {
  const t = useTexts(texts)
  const { usuarios } = useIdeaChoices()
  const left = known.filter(({ id }) => usuarios.every((one) => one.id !== id))
  return (
    <ChoicesField
      {...props}
      choices={[...usuarios, ...left].map(({ id, nombre }) => ({ value: id, label: nombre }))}
      nothingFoundMessage={t.nobodyFound}
      withAsterisk
    />
  )
}
