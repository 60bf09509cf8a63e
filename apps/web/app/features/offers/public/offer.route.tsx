import { Currency } from '@portal/contract/core/currencies'
import type { Of } from '@portal/contract/core/fields'
import type { PageLanguage } from '@portal/contract/core/language'
import { langOf, nameIn } from '@portal/contract/core/names'
import { moneyInWords } from '@portal/contract/core/number-words'
import { moneyKind, numberFrom } from '@portal/contract/core/numbers'
import { OfferMode } from '@portal/contract/machines/constants'
import { marketCalls } from '@portal/contract/machines/market/calls'
import { offerCalls } from '@portal/contract/offers/calls'
import { offerDoneMessages, offerMessages } from '@portal/contract/offers/messages'
import type { BelowMinimumSchema, OfferedSchema } from '@portal/contract/offers/schemas'
import { data, Form, useNavigation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import { languageOfAddress } from '#core/language/language-address.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import { Field } from '#core/public/form/field.tsx'
import styles from '#core/public/form/form.module.css'
import { takeKey } from '#core/public/form/form-key.tsx'
import { Notice } from '#core/public/form/notice.tsx'
import { PrivacyNote } from '#core/public/form/privacy-note.tsx'
import { type SentForm, typedIn } from '#core/public/form/use-sent-form.ts'
import { MachineBreadcrumb } from '#features/machines/market/shared/machine-breadcrumb.tsx'
import { Price } from '#features/machines/market/shared/price.tsx'
import type { CountryChoice } from '#features/marketplace/form/contact-fields.tsx'
import { countriesOf } from '#features/marketplace/form/countries.ts'
import { AskForm } from '#features/marketplace/request/ask-form.tsx'
import { AskFrame } from '#features/marketplace/request/ask-frame.tsx'
import type { OfferForm as Wire } from '../rows.ts'
import type { Route } from './+types/offer.route'
import { offerTexts } from './texts.ts'

export { OfferAbsent as ErrorBoundary } from './offer-absent.tsx'

async function load({ params: { id }, context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [reply, countries] = await Promise.all([api.call(marketCalls.publicOne, { params: { id } }), countriesOf(api)])
  // what is no number names no machine either
  if (!reply.ok) throw data(null, { status: reply.status === 400 ? 404 : reply.status })
  return { item: reply.datos, countries }
}

async function send({ request, url, params: { id }, context }: Route.ActionArgs | Route.ClientActionArgs) {
  const form = await request.formData()
  const key = takeKey(form)
  const sent = typedIn(form)
  form.set('clasificado_id', id)
  form.set('idioma', languageOfAddress(url.search))
  const reply = await context.get(apiContext).call(offerCalls.send, { body: form, key })
  return data({ reply, sent }, { status: reply.ok ? 200 : reply.status })
}

export { load as loader, load as clientLoader, send as action, send as clientAction }

/** Makes an offer for a machine: a plain form, also without JavaScript. */
export default function OfferPage({ loaderData: { item, countries }, actionData: result }: Route.ComponentProps) {
  const t = useTexts(offerTexts)
  const language = useLanguage()
  const isTaken = item.es_oferta && item.modo_oferta !== OfferMode.auction && item.es_venta && !item.vendido
  const place = [item.ciudad, nameIn(item, 'pais_nombre', language)].filter(Boolean).join(', ')
  return (
    <AskFrame
      title={t.title}
      heading={result?.reply.ok ? t.received : t.title}
      breadcrumb={<MachineBreadcrumb machine={item} section="offers" />}
      item={{
        name: nameIn(item, 'marca', language),
        lang: langOf(item, 'marca', language),
        place,
        picture: item.imagenes[0],
        price: <Price row={item} />,
      }}
    >
      {result?.reply.ok && <OfferReceived requested={result.reply.datos} code={result.reply.codigo} id={item.id} />}
      {!result?.reply.ok && !isTaken && <Notice kind="info">{t.notTaken}</Notice>}
      {!result?.reply.ok && isTaken && <OfferForm item={item} countries={countries} result={result} />}
    </AskFrame>
  )
}

interface Props {
  requested: Of<typeof OfferedSchema>
  code: number | undefined
  /** Of the machine. */
  id: number
}

/** The result: the number, and the secret link; a repetition shows neither. */
function OfferReceived({ requested, code, id }: Props) {
  const t = useTexts(offerTexts)
  const message = useMessages(offerDoneMessages)
  const { solicitud_clasificado_id: number, url_seguimiento: path } = requested
  return (
    <div className={styles.received}>
      <Answer kind="done" to={requested}>
        {message.numbered(code ?? offerDoneMessages.received.code)}
      </Answer>
      {number !== null && (
        <dl className={styles.reference}>
          <dt>{t.reference}</dt>
          <dd>{number}</dd>
        </dl>
      )}
      <p className={styles.muted}>{path ? t.followText : t.again}</p>
      {path ? (
        <ButtonLink kind="primary" to={path}>
          {t.follow}
        </ButtonLink>
      ) : (
        <ButtonLink to={`/classifieds/${id}`}>{t.toMachine}</ButtonLink>
      )}
    </div>
  )
}

interface OfferFormProps {
  item: { moneda: string }
  countries: readonly CountryChoice[]
  result: SentForm<unknown> | undefined
}

/** The amount, and who makes the offer. */
function OfferForm({ item, countries, result }: OfferFormProps) {
  const t = useTexts(offerTexts)
  const isSending = useNavigation().state !== 'idle'
  const words = useSellersWords(result)
  const language = useLanguage()
  const isFar = result?.reply.ok === false && result.reply.campos.monto === offerMessages.amountFar.code
  return (
    <>
      <AskForm
        {...{ Form, countries, result, isSending }}
        call={offerCalls.send}
        needsEmail
        emailHint={t.emailHint}
        messageHint={t.messageHint}
        send={t.send}
        before={({ filled }) => {
          const { error, ...amount } = filled('monto')
          return (
            <>
              <p>{t.lead}</p>
              <Field<Wire>
                {...amount}
                name="monto"
                error={error && words ? `${error} ${words}` : error}
                label={t.amount(item.moneda)}
                inputMode="decimal"
                autoComplete="off"
                required
                maxLength={24}
              />
              {isFar && (
                <label>
                  <input type="checkbox" name="confirmado" value="true" required />{' '}
                  {t.confirmFar(farWords(filled('monto').defaultValue ?? '', item.moneda, language))}
                </label>
              )}
            </>
          )
        }}
      />
      <PrivacyNote />
    </>
  )
}

/** The typed amount in words. */
const farWords = (typed: string, currency: string, language: PageLanguage) => {
  const unit = currency === Currency.chileanPeso ? Currency.chileanPeso : Currency.dollar
  return moneyInWords(numberFrom(typed, moneyKind(unit)), unit, language)
}

/** What the seller tells offers below their minimum. */
function useSellersWords(result: SentForm<unknown> | undefined): string {
  const language = useLanguage()
  if (!result || result.reply.ok) return ''
  const { texto, texto_en } = (result.reply.datos ?? {}) as Partial<Of<typeof BelowMinimumSchema>>
  return nameIn({ texto: texto ?? null, texto_en: texto_en || null }, 'texto', language)
}
