import type { Call } from '@portal/contract/core/endpoint'
import { data, type RouterContextProvider } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { languageOfAddress } from '#core/language/language-address.ts'
import { takeKey } from '#core/public/form/form-key.tsx'
import { typedIn } from '#core/public/form/use-sent-form.ts'
import type { Requested, RequestResult } from './request.ts'

interface Sent {
  request: Request
  url: URL
  context: Readonly<RouterContextProvider>
}

/** Sends the form of a request page, in its language, with the fields that its address decides. */
export async function sendAsked<Body>(
  { request, url, context }: Sent,
  call: Call<unknown, Body, Requested>,
  fields: Readonly<Record<string, string>>,
) {
  const form = await request.formData()
  const key = takeKey(form)
  const sent = typedIn(form)
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('idioma', languageOfAddress(url.search))
  const reply = await context.get(apiContext).call(call, { body: form, key } as never)
  return data<RequestResult>({ reply, sent }, { status: reply.ok ? 200 : reply.status })
}
