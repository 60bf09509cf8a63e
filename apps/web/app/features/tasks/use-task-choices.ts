import type { Of } from '@portal/contract/core/fields'
import { nameIn } from '@portal/contract/core/names'
import type { TaskInitDataSchema } from '@portal/contract/tasks/schemas'
import { useRouteLoaderData } from 'react-router'
import { useLanguage } from '#core/language/language.ts'

/** Id of the layout that loads them, as in `routes.ts`. */
const layoutId = 'tasks'

/** Returns the choices of forms and filters. Only inside the screens of tasks. */
export function useTaskChoices() {
  const language = useLanguage()
  const choices = useRouteLoaderData<Of<typeof TaskInitDataSchema>>(layoutId)
  if (!choices) throw new Error('useTaskChoices stands outside the screens of tasks')
  return {
    ...choices,
    people: choices.usuarios.map(({ id, nombre }) => ({ value: id, label: nombre })),
    areas: choices.areas.map((area) => ({
      value: area.id,
      label: nameIn(area, 'nombre', language),
      words: `${area.nombre} ${area.nombre_en}`,
      names: [area.nombre, area.nombre_en],
    })),
  }
}
