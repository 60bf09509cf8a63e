import { Button } from '@mantine/core'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { ideaCalls } from '@portal/contract/tasks/ideas/calls'
import { type IdeaHorizon, ideaHorizonNames } from '@portal/contract/tasks/ideas/constants'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { IdeaFields } from './idea-fields.tsx'
import type { IdeaDetail } from './idea-rows.ts'
import { texts } from './texts.ts'
import { useIdeaChoices } from './use-idea-choices.ts'

/** The data of an idea. */
export function IdeaForm({ idea, onDone }: { idea: IdeaDetail['idea']; onDone: () => void }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { usuarios, areas } = useIdeaChoices()
  const { titulo, descripcion, area_id, tiempo_interes, version } = idea
  const form = useWireForm({
    call: ideaCalls.update,
    params: { id: idea.id },
    initial: {
      titulo,
      descripcion,
      area_id,
      tiempo_interes,
      integrantes: idea.integrantes.map(({ id }) => id),
      version,
    },
    draft: { form: `idea-${idea.id}`, label: t.draftOf(titulo) },
    onDone,
  })
  const names = new Map([...idea.integrantes, ...usuarios].map(({ id, nombre }) => [id, nombre]))
  const areaOf = (id: unknown) => areas.find((area) => area.id === id)
  return (
    <WireForm
      form={form}
      label={t.idea}
      compare={[
        { name: 'titulo', label: t.title },
        { name: 'descripcion', label: t.description },
        {
          name: 'integrantes',
          label: t.members,
          text: (ids) => (ids as number[]).map((id) => names.get(id)).join(', '),
        },
        {
          name: 'area_id',
          label: t.area,
          text: (id) => nameIn(areaOf(id) ?? { nombre: '', nombre_en: '' }, 'nombre', language),
        },
        {
          name: 'tiempo_interes',
          label: t.horizon,
          text: (id) => textIn(ideaHorizonNames[id as IdeaHorizon], language),
        },
      ]}
    >
      <IdeaFields form={form} known={idea.integrantes} />
      <FormActions form={form}>
        <Button variant="default" onClick={onDone}>
          {t.cancel}
        </Button>
      </FormActions>
    </WireForm>
  )
}
