import { Module } from '@portal/contract/access/constants'
import { IconChecklist } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import type { RecordAction } from '#core/dashboard/record-action.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useTexts } from '#core/language/language.ts'
import { newTaskPath, type Origin } from './paths.ts'

const texts = {
  es: { make: 'Crear una tarea con esto' },
  en: { make: 'Make a task of it' },
}

/**
 * Returns the action that opens the form of a task with a link back, for readers who have tasks and while something
 * waits; otherwise none.
 */
export function useMakeTask(origin: Origin | null): RecordAction[] {
  const t = useTexts(texts)
  const { modules } = useSignedIn()
  const navigate = useNavigate()
  if (!origin || !modules.has(Module.tasks)) return []
  return [{ label: t.make, icon: IconChecklist, onClick: () => void navigate(newTaskPath(origin)) }]
}
