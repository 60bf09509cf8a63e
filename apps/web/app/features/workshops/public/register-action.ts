import { workshopCalls } from '@portal/contract/workshops/calls'
import { data } from 'react-router'
import type { Api } from '#core/api/api.ts'
import { languageOfAddress } from '#core/language/language-address.ts'
import { takeKey } from '#core/public/form/form-key.tsx'
import { typedIn } from '#core/public/form/use-sent-form.ts'
import type { RegistrationResult } from './workshops.ts'

/** Sends the registration form of a page, with and without JavaScript. */
export async function registerBy(api: Api, { request, url }: { request: Request; url: URL }) {
  const form = await request.formData()
  const key = takeKey(form)
  const sent = typedIn(form)
  const body = { ...sent, idioma: languageOfAddress(url.search) } as Record<string, string>
  const reply = await api.call(workshopCalls.register, { body, key })
  return data<RegistrationResult>({ reply, sent }, { status: reply.ok ? 200 : reply.status })
}
