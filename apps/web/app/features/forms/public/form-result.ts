import type { Call } from '@portal/contract/core/endpoint'
import type { Of } from '@portal/contract/core/fields'
import type { FormSentSchema } from '@portal/contract/forms/schemas'
import { data } from 'react-router'
import { type Api, apiContext } from '#core/api/api.ts'
import { languageOfAddress } from '#core/language/language-address.ts'
import { takeKey } from '#core/public/form/form-key.tsx'
import { type SentForm, typedIn } from '#core/public/form/use-sent-form.ts'

type Sent = Of<typeof FormSentSchema>

export type FormResult = SentForm<Sent>

interface Posted {
  request: Request
  url: URL
  context: { get(key: typeof apiContext): Api }
}

/** Returns the action of a page that posts a form to itself, with and without JavaScript. */
export const sender =
  <B>(call: Call<unknown, B, Sent>) =>
  async ({ request, url, context }: Posted) => {
    const form = await request.formData()
    const key = takeKey(form)
    const sent = typedIn(form)
    form.set('idioma', languageOfAddress(url.search))
    const reply = await context.get(apiContext).call(call as Call<unknown, unknown, Sent>, { body: form, key })
    return data<FormResult>({ reply, sent }, { status: reply.ok ? 200 : reply.status })
  }
