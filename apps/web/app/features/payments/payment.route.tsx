import type { Of } from '@portal/contract/core/fields'
import { langOf, nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { type PaymentAsked, readPaymentAsked } from '@portal/contract/payments/addresses'
import { paymentCalls } from '@portal/contract/payments/calls'
import { cardProviderNames } from '@portal/contract/payments/card-providers'
import type { StartedSchema, SummarySchema } from '@portal/contract/payments/schemas'
import { useEffect, useRef, useState } from 'react'
import { data, Form, useNavigation } from 'react-router'
import { apiContext, type Reply } from '#core/api/api.ts'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import { languageOfAddress } from '#core/language/language-address.ts'
import { Button, ButtonOut } from '#core/public/components/button.tsx'
import { deferred } from '#core/public/components/deferred.tsx'
import { Notice } from '#core/public/form/notice.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import { conversionText } from '#features/marketplace/conversion.ts'
import { Picture } from '#features/marketplace/pictures/picture.tsx'
import type { Route } from './+types/payment.route'
import { ErrorToast } from './error-toast.tsx'
import { ParamsError } from './params-error.tsx'
import styles from './payment.module.css'
import { StepIndicator } from './step-indicator.tsx'
import { texts } from './texts.ts'
import transferStyles from './transfer.module.css'
import type { PaymentDoing } from './transfer.tsx'

type Started = Of<typeof StartedSchema>

const Transfer = deferred(async () => ({ default: (await import('./transfer.tsx')).Transfer }))

async function load({ url, context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const asked = readPaymentAsked(url.searchParams)
  if (!asked) return data({ reply: null }, { status: 400 })
  const reply = await context.get(apiContext).call(paymentCalls.summary, { params: asked as never })
  return data({ reply }, { status: reply.ok ? 200 : reply.status })
}

async function send({ request, url, context }: Route.ActionArgs | Route.ClientActionArgs) {
  const { clasificado_id: _, propiedad_id: __, ...asked } = readPaymentAsked(url.searchParams) ?? ({} as PaymentAsked)
  const api = context.get(apiContext)
  const form = await request.formData()
  const accepted = form.get('acepta_condiciones') ?? ''
  const idioma = languageOfAddress(url.search)
  const body = { ...asked, acepta_condiciones: accepted, idioma } as Record<string, string>
  const doing = doingOf(form.get('accion'))
  const file = form.get('archivo')
  const replies = {
    tarjeta: () => api.call(paymentCalls.start, { body }),
    transferencia: () => api.call(paymentCalls.acceptTransfer, { body }),
    comprobante: () => api.call(paymentCalls.sendProof, { body: file instanceof File ? asForm(asked, file) : asked }),
  }
  const reply = await replies[doing]()
  return data({ doing, reply }, { status: reply.ok ? 200 : reply.status })
}

const doingOf = (named: unknown): PaymentDoing =>
  named === 'transferencia' || named === 'comprobante' ? named : 'tarjeta'

/** A call that takes files takes no other kind of body, also while none was chosen. */
function asForm(fields: Record<string, string>, file: File): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  if (file.size > 0) body.append('archivo', file)
  return body
}

export const handle = { files: paymentCalls.sendProof }

/** Pressing "pay" changes nothing in the summary; accepting a transfer shows the account there. */
export const shouldRevalidate = ({ formData }: { formData?: FormData }) => formData?.has('accion') === true

export { load as loader, load as clientLoader, send as action, send as clientAction }

/**
 * First step: what is paid, and the conditions. The second step is the provider's own page, or the account for a transfer.
 */
export default function PaymentPage({ loaderData: { reply }, actionData: result }: Route.ComponentProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const formats = useFormats()
  const message = useMessages(paymentCalls.start)
  const isSending = useNavigation().state !== 'idle'
  const started = result?.doing === 'tarjeta' ? (result.reply as Reply<Started>) : undefined
  const [cleared, setCleared] = useState<typeof started>()
  if (!reply) return <ParamsError />
  if (!reply.ok) return <ParamsError text={message.of(reply)} />
  if (started?.ok) return <ProviderForm {...started.datos} />

  const { moneda, monto, vence_en, condiciones, con_tarjeta, proveedor, transferencia } = reply.datos
  const refused = started?.ok === false ? message.of(started) : null
  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <PageHead title={t.title} isPrivate />
      <StepIndicator current={!con_tarjeta && transferencia?.datos ? 'provider' : 'summary'} />
      <h1>{t.title}</h1>
      <div className={styles.columns}>
        <ProductSummary product={reply.datos} />
        {con_tarjeta ? (
          <div className={transferStyles.side}>
            <Form method="post" className={styles.box}>
              <Sums summary={reply.datos} />
              <div className={styles.method}>
                <h3>{t.method}</h3>
                <ProviderMark name={cardProviderNames[proveedor ?? 'webpay']} />
                <p>{t.provider}</p>
              </div>
              <div className={styles.conditions}>
                <h3>{t.conditions}</h3>
                <p>{textIn(condiciones, language)}</p>
              </div>
              <label className={styles.accept}>
                <input type="checkbox" name="acepta_condiciones" value="si" required />
                <span>{t.accept}</span>
              </label>
              {refused && <Notice kind="danger">{refused}</Notice>}
              <Button type="submit" kind="primary" isWide isBusy={isSending}>
                {t.pay(moneyText(monto, moneda))}
              </Button>
              <p className={styles.note}>{t.until(formats.dateTime(vence_en))}</p>
              <p className={styles.note}>{t.secure}</p>
            </Form>
            {transferencia && (
              <section className={`${styles.box} ${transferStyles.second}`}>
                <Transfer summary={reply.datos} result={result} />
              </section>
            )}
          </div>
        ) : (
          <section className={styles.box}>
            <Sums summary={reply.datos} />
            <Transfer summary={reply.datos} result={result} />
          </section>
        )}
      </div>
      <ErrorToast text={started === cleared ? null : refused} onCleared={() => setCleared(started)} />
    </div>
  )
}

/** Net and total, and the value by which they were converted. */
function Sums({ summary: { moneda, monto, monto_neto, conversion } }: { summary: Of<typeof SummarySchema> }) {
  const t = useTexts(texts)
  const formats = useFormats()
  return (
    <>
      <h2>{t.payment}</h2>
      <dl className={styles.sums}>
        <div>
          <dt>{t.net}</dt>
          <dd>{moneyText(monto_neto, moneda)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{t.total}</dt>
          <dd>{moneyText(monto, moneda)}</dd>
        </div>
      </dl>
      {conversion && <p className={styles.note}>{t.converted(conversionText(conversion, formats.date))}</p>}
    </>
  )
}

/** The provider's name as our own drawing, a card and a word, without the provider's logo. */
function ProviderMark({ name }: { name: string }) {
  return (
    <svg className={styles.mark} viewBox="0 0 218 40" width="218" height="40" role="img" aria-label={name}>
      <rect x="1" y="7" width="38" height="26" rx="5" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M1 15.5h38" stroke="currentColor" strokeWidth="4" />
      <path d="M7 26h8" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      <path className={styles.spark} d="M31 21v9M26.5 25.5h9" strokeWidth="2.5" strokeLinecap="round" />
      {/* same width in any font, also in the fallback while ours loads */}
      <text
        x="51"
        y="28"
        textLength={Math.min(164, name.length * 15)}
        lengthAdjust="spacingAndGlyphs"
        className={styles.word}
        fill="currentColor"
      >
        {name}
      </text>
    </svg>
  )
}

/** The reserved machine or property: first picture, brand, code, category, place (rule payments/pages). */
function ProductSummary({ product }: { product: Of<typeof SummarySchema> }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const facts = [
    [t.sku, product.sku],
    [t.category, nameIn(product, 'categoria_nombre', language)],
    [t.country, nameIn(product, 'pais_nombre', language)],
    [t.city, product.ciudad],
  ] as const
  return (
    <section className={styles.product} aria-labelledby="product">
      <div className={styles.picture}>
        <Picture picture={product.imagen} alt="" sizes="(max-width: 991px) calc(100vw - 40px), 640px" isFirst />
      </div>
      <p className={styles.kicker}>{product.propiedad_id === null ? t.product : t.property}</p>
      <h2 id="product" lang={langOf(product, 'marca', language)}>
        {nameIn(product, 'marca', language)}
      </h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface Props {
  /** Address of the provider's page, as the provider returned it. */
  url: string
  token: string
  /** Whether the address alone leads to the payment. */
  redirige?: true | undefined
}

/**
 * Second step: posts `token_ws` to the provider, or goes to its page, immediately, or by a button without JavaScript
 * (rule payments/pages).
 */
function ProviderForm({ url, token, redirige }: Props) {
  const t = useTexts(texts)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (redirige) window.location.replace(url)
    else form.current?.submit()
  }, [url, redirige])
  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <PageHead title={t.title} isPrivate />
      <StepIndicator current="provider" />
      <section className={styles.alone} role="status">
        <h1>{t.going}</h1>
        {redirige ? (
          <ButtonOut kind="primary" href={url}>
            {t.goOn}
          </ButtonOut>
        ) : (
          <form ref={form} method="post" action={url}>
            <input type="hidden" name="token_ws" value={token} />
            <Button type="submit" kind="primary">
              {t.goOn}
            </Button>
          </form>
        )}
      </section>
    </div>
  )
}
