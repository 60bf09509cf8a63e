import { nameIn } from '@portal/contract/core/names'
import { formCalls } from '@portal/contract/forms/calls'
import { contactFormDoneMessages } from '@portal/contract/forms/messages'
import { productCalls } from '@portal/contract/products/calls'
import { IconCalendarEvent, IconMailForward, IconMessageCircle, IconVideo } from '@tabler/icons-react'
import { Form, useLocation, useNavigation, useSearchParams } from 'react-router'
import { type Api, apiContext } from '#core/api/api.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { useCompany } from '#core/public/frame/company.ts'
import { networksOf } from '#core/public/frame/network-addresses.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import type { Route } from './+types/contact.route'
import styles from './contact.module.css'
import { ContactAside } from './contact-aside.tsx'
import { ContactForm } from './contact-form.tsx'
import { contactTexts } from './contact-texts.ts'
import { sender } from './form-result.ts'
import { Received } from './received.tsx'

export const handle = { cache: { params: ['product', 'dato'], areas: ['productos'] } }

async function load({ url, context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [{ paises: countries, productos: products }, asked] = await Promise.all([
    api.load(formCalls.initData, {}),
    askedFact(api, url),
  ])
  return { countries, products, asked }
}

const send = sender(formCalls.sendContact)

export { load as loader, load as clientLoader, send as action, send as clientAction }

export default function ContactPage({
  loaderData: { countries, products, asked },
  actionData: result,
}: Route.ComponentProps) {
  const t = useTexts(contactTexts)
  const company = useCompany()?.nombre ?? ''
  const language = useLanguage()
  const [params] = useSearchParams()
  const { state } = useLocation() // a page of ours may bring the message with which the form begins
  const isSending = useNavigation().state === 'submitting'
  const reply = result?.reply
  return (
    <>
      <PageHead title={t.title} description={t.description(company)} picture="contact" />
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
              {...{ Form, countries, products, result, isSending }}
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

/** Returns the fact of a product that an address asks for (`?product=next1&dato=peso`), or null when it names none. */
async function askedFact(api: Api, { searchParams: params }: URL) {
  const key = params.get('dato')
  if (!key) return null
  const reply = await api.call(productCalls.get, { params: { slug: params.get('product') ?? '' } })
  if (!reply.ok) return null
  const { producto, otros } = reply.datos
  const { por_confirmar, sin_publicar, nombre: product } = producto
  const known = [producto, ...otros].flatMap(({ datos }) => datos) // a comparison asks for what others have
  const asked = [...por_confirmar, ...sin_publicar, ...known].find(({ clave }) => clave === key)
  return asked ? { nombre: asked.nombre, nombre_en: asked.nombre_en, product } : null
}

/** The four options of the contact page, each one link. */
function ContactOptions() {
  const { options: t, optionsLabel, newWindow } = useTexts(contactTexts)
  const language = useLanguage()
  const chat = networksOf(useCompany()).find(({ id }) => id === 'messaging')
  const parts = (one: keyof typeof t, Icon: typeof IconVideo) => (
    <>
      <Icon size={28} stroke={1.5} />
      <strong>{t[one].title}</strong>
      <span>{t[one].text}</span>
      <span className={styles.go} aria-hidden>
        {t[one].action}
      </span>
    </>
  )
  return (
    <ul className={styles.options} aria-label={optionsLabel}>
      <li>
        <a className={styles.option} href={`${inLanguage('/contact', language)}#inquiry`}>
          {parts('inquiry', IconMailForward)}
        </a>
      </li>
      {chat && (
        <li>
          <a
            className={styles.option}
            href={chat.url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${t.chat.title}. ${t.chat.text} (${newWindow})`}
          >
            {parts('chat', IconMessageCircle)}
          </a>
        </li>
      )}
      <li>
        <PublicLink className={styles.option} to="/contact/calendar">
          {parts('calendar', IconCalendarEvent)}
        </PublicLink>
      </li>
      <li>
        <PublicLink className={styles.option} to="/contact/meeting">
          {parts('meeting', IconVideo)}
        </PublicLink>
      </li>
    </ul>
  )
}
