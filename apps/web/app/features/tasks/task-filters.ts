import { noneChoice } from '@portal/contract/core/none-choice'
import { priorityNames } from '@portal/contract/tasks/constants'
import { taskStatusNames } from '@portal/contract/tasks/states'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { useDayFilters } from '#core/dashboard/list/day-filters.tsx'
import type { Filter } from '#core/dashboard/list/filters.ts'
import type { ListState } from '#core/dashboard/list/use-list.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'
import { useTaskChoices } from './use-task-choices.ts'

/** The filters of lists and boards. */
export function useTaskFilters(list: ListState): readonly Filter[] {
  const t = useTexts(texts)
  const language = useLanguage()
  const { people, areas } = useTaskChoices()
  const days = useDayFilters(list)
  const only = (name: string, label: string): Filter => ({ name, label, choices: [{ value: 'true', label: t.yes }] })
  return [
    { name: 'taskStatus', label: t.status, choices: choicesOf(taskStatusNames, language) },
    { name: 'prioridad', label: t.priority, choices: choicesOf(priorityNames, language) },
    { name: 'area_id', label: t.area, choices: [...areas, { value: noneChoice, label: t.noArea }] },
    { name: 'encargado_id', label: t.assignee, choices: people },
    { name: 'creado_por', label: t.createdBy, choices: people },
    {
      name: 'cuando',
      label: t.due,
      choices: [
        { value: 'hoy', label: t.dueToday },
        { value: 'despues', label: t.dueLater },
      ],
    },
    ...days(t.due, 'desde', 'hasta'),
    ...days(t.approvedAt, 'aprobada_desde', 'aprobada_hasta'),
    only('por_revisar', t.onlyToReview),
    only('sin_ver', t.onlyNew),
    only('cerradas', t.alsoClosed),
  ]
}
