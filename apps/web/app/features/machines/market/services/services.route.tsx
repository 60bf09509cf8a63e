import { requestCalls } from '@portal/contract/item-requests/calls'
import { useState } from 'react'
import { data } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useTexts } from '#core/language/language.ts'
import { languageOfAddress } from '#core/language/language-address.ts'
import { takeKey } from '#core/public/form/form-key.tsx'
import { typedIn } from '#core/public/form/use-sent-form.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import { countriesOf } from '#features/marketplace/form/countries.ts'
import type { RequestResult } from '#features/marketplace/request/request.ts'
import { RequestReceived } from '#features/marketplace/request/request-received.tsx'
import { requestTexts } from '#features/marketplace/request/request-texts.ts'
import { ListHero } from '../list/list-hero.tsx'
import { listTexts } from '../list/list-texts.ts'
import type { Route } from './+types/services.route'
import { RepairForm } from './repair-form.tsx'
import { repairTexts } from './repair-texts.ts'
import styles from './services.module.css'

export const handle = { cache: { params: [], areas: ['clasificados'] }, files: requestCalls.sendRepair }

const load = async ({ context }: Route.LoaderArgs | Route.ClientLoaderArgs) => ({
  countries: await countriesOf(context.get(apiContext)),
})

/** Used without JavaScript, with the files as form fields. With JavaScript the form uploads itself. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData()
  const key = takeKey(form)
  const sent = typedIn(form)
  const body = { ...sent, idioma: languageOfAddress(url.search) } as Record<string, string>
  const reply = await context.get(apiContext).call(requestCalls.sendRepair, { body, key })
  return data<RequestResult>({ reply, sent }, { status: reply.ok ? 200 : reply.status })
}

export { load as loader, load as clientLoader }

export default function ServicesPage({ loaderData: { countries }, actionData }: Route.ComponentProps) {
  const t = useTexts(repairTexts)
  const list = useTexts(listTexts)
  const words = useTexts(requestTexts)
  const [answered, setAnswered] = useState<RequestResult>()
  const result = answered ?? actionData
  return (
    <>
      <PageHead title={list.titles.repair} description={list.leads.repair} picture="repair" />
      <ListHero section="repair" />
      <div className={`${frame.wrap} ${styles.columns}`}>
        <section aria-labelledby="repair">
          <h2 id="repair">{result?.reply.ok ? words.receivedTitle : t.formTitle}</h2>
          {result?.reply.ok ? (
            <RequestReceived requested={result.reply.datos} code={result.reply.codigo} />
          ) : (
            <RepairForm countries={countries} result={result} onResult={setAnswered} />
          )}
        </section>
        <aside className={styles.aside} aria-labelledby="how">
          <h2 id="how">{t.aside}</h2>
          <ol>
            {t.steps.map(([title, text]) => (
              <li key={title}>
                <strong>{title}</strong>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </aside>
      </div>
    </>
  )
}
