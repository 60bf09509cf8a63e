import { settingsCalls } from '@portal/contract/settings/calls'
import { data } from 'react-router'
import type { Api } from '#core/api/api.ts'
import { qrOf } from '#core/public/qr.ts'

/** Returns the person of a card with their office; throws 404 for an unknown path. */
export async function cardOf(api: Api, slug: string) {
  const { personas } = await api.load(settingsCalls.people, {})
  const person = personas.find((one) => one.slug === slug)
  if (!person) throw data(null, { status: 404 })
  const { oficinas } = await api.load(settingsCalls.offices, {})
  return { person, office: oficinas.find(({ pais_id }) => pais_id === person.pais_id) }
}

export type LoadedCard = Awaited<ReturnType<typeof loadCard>>

/** Returns what the page of a card shows; `publicUrl` is the address of the site. Throws 404 for an unknown path. */
export async function loadCard(api: Api, slug: string, publicUrl: string) {
  const address = `${publicUrl}/${slug}`
  return { ...(await cardOf(api, slug)), address, qr: qrOf(address) }
}
