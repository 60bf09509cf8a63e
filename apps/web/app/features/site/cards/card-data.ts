import { settingsCalls } from '@portal/contract/settings/calls'
import { data } from 'react-router'
import type { Api } from '#core/api/api.ts'
import { people } from './people.ts'

/** The person of a card with the office where he works; an unknown path is no page. */
export async function cardOf(api: Api, slug: string) {
  const person = people.find((one) => one.slug === slug)
  if (!person) throw data(null, { status: 404 })
  const { oficinas } = await api.load(settingsCalls.offices, {})
  return { person, office: oficinas.find(({ pais_id }) => pais_id === person.paisId) }
}
