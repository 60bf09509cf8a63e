import { nameIn } from '@portal/contract/core/names'
import { ideaHorizonNames } from '@portal/contract/tasks/ideas/constants'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import type { Filter } from '#core/dashboard/list/filters.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'
import { useIdeaChoices } from './use-idea-choices.ts'

/** The filters of board and list. */
export function useIdeaFilters(): readonly Filter[] {
  const t = useTexts(texts)
  const language = useLanguage()
  const { usuarios, areas } = useIdeaChoices()
  const people = usuarios.map(({ id, nombre }) => ({ value: id, label: nombre }))
  const only = (name: string, label: string): Filter => ({ name, label, choices: [{ value: 'true', label: t.yes }] })
  return [
    { name: 'tiempo_interes', label: t.horizon, choices: choicesOf(ideaHorizonNames, language) },
    {
      name: 'area_id',
      label: t.area,
      choices: areas.map((area) => ({ value: area.id, label: nameIn(area, 'nombre', language) })),
    },
    { name: 'integrante_id', label: t.member, choices: people },
    { name: 'creado_por', label: t.author, choices: people },
    only('votadas', t.onlyVoted),
    only('convertidas', t.onlyConverted),
    only('menciones', t.onlyMentions),
  ]
}
