import { textIn } from '@portal/contract/core/text'
import { taskCalls } from '@portal/contract/tasks/calls'
import { priorityActions, priorityNames, statusActions } from '@portal/contract/tasks/constants'
import { taskStatusNames } from '@portal/contract/tasks/states'
import { IconArrowRight, IconCalendarDue, IconFlag, IconTrash, IconUser } from '@tabler/icons-react'
import { ChoiceSelect } from '#core/dashboard/form/choice-select.tsx'
import { DateField } from '#core/dashboard/form/date-field.tsx'
import type { Bulk, BulkAction } from '#core/dashboard/list/bulk/bulk.ts'
import { isDay } from '#core/dashboard/list/list-query.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { taskParams } from './list-spec.ts'
import { texts } from './texts.ts'
import { useTaskChoices } from './use-task-choices.ts'

/** What the list offers for many tasks: each action does what the same change of one task does. */
export function useTaskBulk(total: number, { tab, abiertas }: ReturnType<typeof taskParams>): Bulk {
  const t = useTexts(texts)
  const language = useLanguage()
  const { people } = useTaskChoices()
  const said = { will: t.willChange, done: t.changedMany }
  const statuses = Object.entries(statusActions).map(([name, status]): BulkAction => {
    const why = t.whyFor[status]
    const needsComment = name === 'detenida' || name === 'cerrada'
    const label = textIn(taskStatusNames[status], language)
    return { ...said, name, label, icon: IconArrowRight, menu: t.status, ...(needsComment && why && { comment: why }) }
  })
  const priorities = Object.entries(priorityActions).map(
    ([name, priority]): BulkAction => ({
      ...said,
      name,
      label: textIn(priorityNames[priority], language),
      icon: IconFlag,
      menu: t.priority,
    }),
  )
  return {
    calls: taskCalls,
    total,
    asked: { tab, abiertas },
    actions: [
      ...statuses,
      {
        ...said,
        name: 'responsable',
        label: t.assign,
        icon: IconUser,
        field: (value, onChange) => (
          <ChoiceSelect
            label={t.assignee}
            choices={people}
            value={value as number | null}
            onChange={onChange}
            data-autofocus
          />
        ),
      },
      ...priorities,
      {
        ...said,
        name: 'fecha_termino',
        label: t.changeDue,
        icon: IconCalendarDue,
        field: (value, onChange) => (
          <DateField
            name="fecha_termino"
            label={t.due}
            value={(value ?? '') as string}
            onChange={(day) => onChange(isDay(day) ? day : null)}
            data-autofocus
          />
        ),
      },
      {
        name: 'eliminar',
        label: t.removeMany,
        icon: IconTrash,
        will: t.willRemove,
        done: t.removedMany,
        isDanger: true,
      },
    ],
  }
}
