import type { Of } from '@portal/contract/core/fields'
import { langOf, nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { paymentCalls } from '@portal/contract/payments/calls'
import { paymentLimits } from '@portal/contract/payments/constants'
import { writtenReference } from '@portal/contract/payments/references'
import type { SummarySchema, TransferShownSchema } from '@portal/contract/payments/schemas'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { Reply } from '#core/api/api.ts'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import { refusalAt } from '#core/language/refusal-at.ts'
import { Button, ButtonLink } from '#core/public/components/button.tsx'
import { useHydrated } from '#core/public/components/use-hydrated.ts'
import { Answer } from '#core/public/form/answer.tsx'
import { Field } from '#core/public/form/field.tsx'
import { Notice } from '#core/public/form/notice.tsx'
import { Toast } from '#core/public/form/toast.tsx'
import { useCompany } from '#core/public/frame/company.ts'
import page from './payment.module.css'
import { texts } from './texts.ts'
import styles from './transfer.module.css'
import { transferTexts } from './transfer-texts.ts'

type Summary = Of<typeof SummarySchema>
type Shown = Of<typeof TransferShownSchema>

/** What a form of the payment page asked for; a card's has no name. */
export type PaymentDoing = 'tarjeta' | 'transferencia' | 'comprobante'
export interface Result {
  doing: PaymentDoing
  reply: Reply<unknown>
}

interface Props {
  summary: Summary
  result: Result | undefined
}

/** Paying by bank transfer: the terms, then the account and the reference (rule payments/transfer). */
export function Transfer({ summary, result }: Props) {
  const t = useTexts(transferTexts)
  const { transferencia: transfer } = summary
  if (!transfer)
    return (
      <>
        <Notice kind="info">{t.later}</Notice>
        <ButtonLink to="/contact">{t.write}</ButtonLink>
      </>
    )
  return (
    <>
      {summary.con_tarjeta && <h2>{t.or}</h2>}
      {!transfer.es_del_cliente ? (
        <Notice kind="info">{t.onlyClient}</Notice>
      ) : transfer.datos ? (
        <Account summary={summary} shown={transfer.datos} result={result} />
      ) : (
        <Terms summary={summary} terms={transfer.condiciones} result={result} />
      )}
    </>
  )
}

/** The reply to one of the forms, where it was refused. */
const refusedOf = (result: Result | undefined, doing: PaymentDoing) =>
  result?.doing === doing && !result.reply.ok ? result.reply : undefined

function Terms({ summary, terms, result }: Props & { terms: Summary['condiciones'] }) {
  const t = { ...useTexts(texts), transfer: useTexts(transferTexts) }
  const language = useLanguage()
  const { dateTime } = useFormats()
  const message = useMessages(paymentCalls.acceptTransfer)
  const isSending = useNavigation().state !== 'idle'
  const refused = refusedOf(result, 'transferencia')
  return (
    <Form method="post" className={styles.part} preventScrollReset>
      <input type="hidden" name="accion" value="transferencia" />
      <p className={page.note}>{t.transfer.about}</p>
      <div className={page.conditions}>
        <h3>{t.conditions}</h3>
        <p>{textIn(terms, language)}</p>
      </div>
      <label className={page.accept}>
        <input type="checkbox" name="acepta_condiciones" value="si" required />
        <span>{t.accept}</span>
      </label>
      {refused && (
        <Answer kind="danger" to={refused}>
          {message.of(refused)}
        </Answer>
      )}
      <Button type="submit" kind={summary.con_tarjeta ? 'plain' : 'primary'} isWide isBusy={isSending}>
        {t.transfer.show}
      </Button>
      {!summary.con_tarjeta && <p className={page.note}>{t.transfer.until(dateTime(summary.vence_en))}</p>}
    </Form>
  )
}

function Account({ summary, shown, result }: Props & { shown: Shown }) {
  const t = useTexts(transferTexts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  const [said, setSaid] = useState<string | null>(null)
  const { cuenta: account, referencia } = shown
  const reference = writtenReference(referencia)
  const note = nameIn(shown, 'nota', language)
  const facts = [
    [t.amount, moneyText(summary.monto, summary.moneda)],
    [t.bank, account.banco],
    [t.holder, account.titular],
    [t.taxId, account.identificacion],
    [t.kind, account.tipo],
    [t.number, account.numero],
    [t.code, account.codigo],
  ] as const
  const copied = () => setSaid(t.copied)
  return (
    <div className={styles.part}>
      <h3>{t.ready}</h3>
      <div className={styles.reference}>
        <p>{t.reference}</p>
        <p className={styles.code}>
          <strong>{reference}</strong>
          <Copy text={reference} what={t.reference} onCopied={copied} />
        </p>
        <p className={page.note}>{t.referenceHint}</p>
      </div>
      <dl className={`${page.facts} ${styles.facts}`}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd className={styles.value}>
                  {value}
                  {name === t.number && <Copy text={value} what={name} onCopied={copied} />}
                </dd>
              </div>
            ),
        )}
      </dl>
      {note && (
        <p className={styles.words} lang={langOf(shown, 'nota', language)}>
          {note}
        </p>
      )}
      <p>{t.next}</p>
      <p className={page.note}>{t.until(dateTime(summary.vence_en))}</p>
      <Proof shown={shown} result={result} />
      <Toast text={said} onClose={() => setSaid(null)} />
    </div>
  )
}

function Copy({ text, what, onCopied }: { text: string; what: string; onCopied: () => void }) {
  const t = useTexts(transferTexts)
  if (!useHydrated() || !('clipboard' in navigator)) return null
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={t.copy(what)}
      onClick={() => void navigator.clipboard.writeText(text).then(onCopied)}
    >
      <IconCopy size={18} stroke={1.75} />
    </button>
  )
}

/** The limit for the hint, in megabytes. */
const megabytes = Math.floor(paymentLimits.proofBytes / 1024 ** 2)

/** Works without JavaScript too: the server reads the file as a field of the form. */
function Proof({ shown: { correo, comprobante_en: when }, result }: { shown: Shown; result: Result | undefined }) {
  const t = useTexts(transferTexts)
  const { bytes, dateTime } = useFormats()
  const message = useMessages(paymentCalls.sendProof)
  const company = useCompany()
  const isSending = useNavigation().state !== 'idle'
  const refused = refusedOf(result, 'comprobante')
  const isDone = result?.doing === 'comprobante' && result.reply.ok
  const atFile = refusalAt(message, refused, 'archivo')
  const address = correo || company?.email
  return (
    <Form method="post" encType="multipart/form-data" className={styles.proof} noValidate preventScrollReset>
      <input type="hidden" name="accion" value="comprobante" />
      {when &&
        (isDone ? (
          <Answer kind="done" to={result} loaded={when}>
            {t.sent(dateTime(when))}
          </Answer>
        ) : (
          <Notice kind="done">{t.sent(dateTime(when))}</Notice>
        ))}
      {refused && !atFile && (
        <Answer kind="danger" to={refused}>
          {message.of(refused)}
        </Answer>
      )}
      <Field<Record<string, string>>
        name="archivo"
        type="file"
        label={t.proof}
        hint={t.proofHint(bytes(megabytes * 1e6))}
        accept=".pdf,.jpg,.jpeg,.png"
        error={atFile ?? (refused && t.chooseAgain)}
      />
      <Button type="submit" isWide isBusy={isSending}>
        {t.send}
      </Button>
      {address && (
        <p className={page.note}>
          {t.proofMail} <a href={`mailto:${address}`}>{address}</a>
        </p>
      )}
    </Form>
  )
}
