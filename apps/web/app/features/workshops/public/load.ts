import type { PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { workshopCalls } from '@portal/contract/workshops/calls'
import type { Api } from '#core/api/api.ts'
import { stateText } from './state-text.ts'
import { whenOf } from './when.ts'
import { workshopPath } from './workshop-path.ts'
import { nextOf } from './workshops.ts'

/** Loads what the home page says of the next workshop; null without one. */
export async function loadNextWorkshop(api: Api, language: PageLanguage) {
  const reply = await api.call(workshopCalls.initData, {})
  const next = reply.ok ? nextOf(reply.datos.workshops) : null
  return (
    next && {
      name: nameIn(next, 'nombre', language),
      state: stateText(next, language),
      days: whenOf(next, language).days,
      place: nameIn(next, 'lugar', language),
      path: workshopPath(next),
    }
  )
}
