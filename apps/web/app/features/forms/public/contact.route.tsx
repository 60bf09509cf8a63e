import { nameIn } from '@portal/contract/core/names'
import { formCalls } from '@portal/contract/forms/calls'
import { contactFormDoneMessages } from '@portal/contract/forms/messages'
import { Form, useLocation, useNavigation, useSearchParams } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import type { Route } from './+types/contact.route'
import { askedFact } from './asked-fact.ts'
import styles from './contact.module.css'
import { ContactAside } from './contact-aside.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactOptions } from './contact-options.tsx'
import { contactTexts } from './contact-texts.ts'
import { sender } from './form-result.ts'
import { Received } from './received.tsx'

export const handle = { cache: { params: ['product', 'dato'], areas: ['productos'] } }

async function load({ url, context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [{ paises: countries }, asked] = await Promise.all([api.load(formCalls.initData, {}), askedFact(api, url)])
  return { countries, asked }
}

const send = sender(formCalls.sendContact)

export { load as loader, load as clientLoader, send as action, send as clientAction }

export default function ContactPage({ loaderData: { countries, asked }, actionData: result }: Route.ComponentProps) {
  const t = useTexts(contactTexts)
  const language = useLanguage()
  const [params] = useSearchParams()
  const { state } = useLocation() // a page of ours may bring the message with which the form begins
  const isSending = useNavigation().state === 'submitting'
  const reply = result?.reply
  return (
    <>
      <PageHead title={t.title} description={t.description} picture="contact" />
      <div className={styles.hero}>
        <div className={frame.wrap}>
          <h1>{t.headline}</h1>
          <p className={styles.lead}>{t.lead}</p>
          <ContactOptions />
        </div>
      </div>
      <div className={`${frame.wrap} ${styles.columns}`}>
        <section id="inquiry" aria-labelledby="inquiry-title" className={styles.main}>
          <h2 id="inquiry-title" className={styles.title}>
            {t.formTitle}
          </h2>
          {reply?.ok ? (
            <Received reply={reply} done={contactFormDoneMessages}>
              <ButtonLink to="/contact" reloadDocument>
                {t.another}
              </ButtonLink>
            </Received>
          ) : (
            <ContactForm
              {...{ Form, countries, result, isSending }}
              subject={params.get('product') ?? undefined}
              message={state?.message}
              asked={asked && t.asksFor(nameIn(asked, 'nombre', language), asked.product)}
            />
          )}
        </section>
        <ContactAside />
      </div>
      <section className={styles.band} aria-labelledby="nda-title">
        <div className={`${frame.wrap} ${styles.bandRow}`}>
          <div>
            <h2 id="nda-title" className={styles.title}>
              {t.ndaTitle}
            </h2>
            <p className={styles.bandText}>{t.ndaText}</p>
          </div>
          <ButtonLink to="/contact/nda">{t.ndaAction}</ButtonLink>
        </div>
      </section>
    </>
  )
}
