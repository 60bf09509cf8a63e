import { Textarea } from '@mantine/core'
import { nameIn } from '@portal/contract/core/names'
import { ideaHorizonNames, ideaLimits } from '@portal/contract/tasks/ideas/constants'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { ChoicesField, SelectField, TextField } from '#core/dashboard/form/fields.tsx'
import { Fields, Wide } from '#core/dashboard/form/wire-form.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'
import { useIdeaChoices } from './use-idea-choices.ts'

type Field = 'titulo' | 'descripcion' | 'integrantes' | 'area_id' | 'tiempo_interes'

interface Props {
  form: { field: (name: Field) => object & { name: string } }
  known?: readonly { id: number; nombre: string }[]
}

/** The fields that describe an idea. */
export function IdeaFields({ form, known = [] }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { areas } = useIdeaChoices()
  return (
    <Fields>
      <Wide>
        <TextField {...form.field('titulo')} label={t.title} maxLength={ideaLimits.title} required />
      </Wide>
      <Wide>
        <Textarea
          {...form.field('descripcion')}
          label={t.description}
          autosize
          minRows={4}
          maxLength={ideaLimits.description}
        />
      </Wide>
      <Wide>
        <MembersField {...form.field('integrantes')} label={t.members} known={known} />
      </Wide>
      <SelectField
        {...form.field('area_id')}
        label={t.area}
        choices={areas.map((area) => ({ value: area.id, label: nameIn(area, 'nombre', language) }))}
        clearable
      />
      <SelectField
        {...form.field('tiempo_interes')}
        label={t.horizon}
        choices={choicesOf(ideaHorizonNames, language)}
        allowDeselect={false}
        required
      />
    </Fields>
  )
}

interface MembersFieldProps {
  name: string
  label: string
  /** Members who can no longer be chosen, but may stay. */
  known?: readonly { id: number; nombre: string }[]
}

/** The people of an idea. */
function MembersField({ known = [], ...props }: MembersFieldProps) {
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
