import { contactCalls } from '@portal/contract/contacts/calls'
import { contactModules } from '@portal/contract/contacts/constants'
import { redirect } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import type { Route } from './+types/find-contact.route'
import { contactPath, contactsPath } from './paths.ts'

export const handle = { module: contactModules } satisfies ScreenHandle

/** Leads to the contact with this e-mail or phone, or to the form of a new one with what is known of them. */
export async function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const { searchParams: known } = url
  const params = { email: known.get('email') ?? '', telefono: known.get('telefono') ?? '' }
  const reply = await context.get(apiContext).call(contactCalls.who, { params })
  const contact = reply.ok ? reply.datos.contacto : null
  // apart from the filters of the list, which has the same names
  const form = new URLSearchParams([...known].map(([name, value]) => [`nuevo_${name}`, value]))
  throw redirect(contact ? contactPath(contact.id) : `${contactsPath}/nuevo?${form}`)
}

export default function FindContact() {
  return null
}
