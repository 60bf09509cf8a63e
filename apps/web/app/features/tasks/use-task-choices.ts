import type { Of } from '@portal/contract/core/fields'
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
    areas: choices.areas.map(({ id, nombre, nombre_en }) => ({
      value: id,
      label: language === 'en' ? nombre_en : nombre,
      words: `${nombre} ${nombre_en}`,
      names: [nombre, nombre_en],
    })),
  }
}
