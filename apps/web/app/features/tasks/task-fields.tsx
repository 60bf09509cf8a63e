import { Textarea } from '@mantine/core'
import { textIn } from '@portal/contract/core/text'
import { priorityNames, reviewRuleNames, taskLimits } from '@portal/contract/tasks/constants'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { DateField } from '#core/dashboard/form/date-field.tsx'
import { ChoicesField, SelectField, TextField } from '#core/dashboard/form/fields.tsx'
import { Fields, Wide } from '#core/dashboard/form/wire-form.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'
import { useTaskChoices } from './use-task-choices.ts'

/** A form whose fields have the names of a task. */
interface TaskFormLike {
  // biome-ignore lint/suspicious/noExplicitAny: the props of a field, as Mantine's form returns them
  field: (name: FieldName) => any
}
type FieldName =
  | 'titulo'
  | 'descripcion'
  | 'encargado_id'
  | 'encargados_revision'
  | 'regla_revision'
  | 'area_id'
  | 'prioridad'
  | 'fecha_inicio'
  | 'fecha_termino'

/** The fields that a new task and a stored one share. */
export function TaskFields({ form }: { form: TaskFormLike }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { people, areas } = useTaskChoices()
  return (
    <Fields>
      <Wide>
        <TextField {...form.field('titulo')} label={t.title} maxLength={taskLimits.title} required />
      </Wide>
      <Wide>
        <Textarea
          {...form.field('descripcion')}
          label={t.description}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={taskLimits.description}
        />
      </Wide>
      <SelectField {...form.field('encargado_id')} label={t.assignee} choices={people} allowDeselect={false} required />
      <SelectField {...form.field('area_id')} label={t.area} choices={areas} clearable placeholder={t.noArea} />
      <DateField {...form.field('fecha_inicio')} label={t.start} />
      <DateField {...form.field('fecha_termino')} label={t.due} />
      <SelectField
        {...form.field('prioridad')}
        label={t.priority}
        choices={choicesOf(priorityNames, language)}
        allowDeselect={false}
      />
      <SelectField
        {...form.field('regla_revision')}
        label={t.rule}
        choices={Object.entries(reviewRuleNames).map(([value, name]) => ({ value, label: textIn(name, language) }))}
        allowDeselect={false}
      />
      <Wide>
        <ChoicesField
          {...form.field('encargados_revision')}
          label={t.reviewers}
          choices={people}
          maxValues={taskLimits.reviewers}
        />
      </Wide>
    </Fields>
  )
}
