import { auctionCalls } from '@portal/contract/auctions/calls'
import type { JoinSchema } from '@portal/contract/auctions/schemas'
import type { In } from '@portal/contract/core/fields'
import { Form, useNavigation } from 'react-router'
import { useMessages, useTexts } from '#core/language/language.ts'
import { Button } from '#core/public/components/button.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import { Field } from '#core/public/form/field.tsx'
import form from '#core/public/form/form.module.css'
import { FormKey } from '#core/public/form/form-key.tsx'
import { PinField } from '#core/public/form/pin-field.tsx'
import { PrivacyNote } from '#core/public/form/privacy-note.tsx'
import { type SentForm, useSentForm } from '#core/public/form/use-sent-form.ts'
import { ContactFields, type CountryChoice } from '#features/marketplace/form/contact-fields.tsx'
import { auctionTexts } from '../texts.ts'
import styles from './auction-page.module.css'

type Result = SentForm<unknown> & { doing: 'participar' | 'verificar' }

interface Props {
  countries: readonly CountryChoice[]
  result: Result | undefined
}

/** Asks for a code, then takes it. Each step is a form of its own, also without JavaScript. */
export function JoinForm({ countries, result }: Props) {
  const t = useTexts(auctionTexts)
  const isCodeSent = result?.doing === 'participar' && result.reply.ok
  const email = result?.sent.email ?? ''
  if (isCodeSent || result?.doing === 'verificar') return <CodeForm email={email} result={result} />
  return (
    <section aria-labelledby="join" className={styles.form}>
      <h2 id="join">{t.joinTitle}</h2>
      <p className={styles.note}>{t.joinText}</p>
      <AskForm countries={countries} result={result} />
      <details className={styles.more} suppressHydrationWarning>
        <summary>{t.haveCode}</summary>
        <CodeFields email="" result={undefined} />
      </details>
    </section>
  )
}

function AskForm({ countries, result }: Props) {
  const t = useTexts(auctionTexts)
  const isSending = useNavigation().state !== 'idle'
  const { form: ref, sent, errorOf, general } = useSentForm<In<typeof JoinSchema>>(auctionCalls.join, result)
  const error = errorOf('acepta_condiciones')
  return (
    <Form method="post" ref={ref} noValidate preventScrollReset>
      <FormKey />
      <input type="hidden" name="accion" value="participar" />
      <fieldset className={form.fields}>
        {general && (
          <Answer kind="danger" to={result}>
            {general}
          </Answer>
        )}
        <ContactFields countries={countries} sent={sent} errorOf={errorOf} needsEmail emailHint={t.emailHint} />
        <label className={styles.check}>
          <input
            type="checkbox"
            name="acepta_condiciones"
            value="true"
            required
            defaultChecked={sent.acepta_condiciones === 'true'}
            {...(error && { 'aria-invalid': true, 'aria-describedby': 'terms-error' })}
          />
          <span>{t.terms}</span>
        </label>
        {error && (
          <p className={styles.error} id="terms-error">
            {error}
          </p>
        )}
        <Button type="submit" kind="primary" isWide isBusy={isSending}>
          {t.sendCode}
        </Button>
        <PrivacyNote />
      </fieldset>
    </Form>
  )
}

function CodeForm({ email, result }: { email: string; result: Result }) {
  const t = useTexts(auctionTexts)
  return (
    <section aria-labelledby="code" className={styles.form}>
      <h2 id="code">{t.codeTitle}</h2>
      <p className={styles.note}>{t.codeText(email)}</p>
      <CodeFields email={email} result={result} />
      <a href="?">{t.otherEmail}</a>
    </section>
  )
}

function CodeFields({ email, result }: { email: string; result: Result | undefined }) {
  const t = useTexts(auctionTexts)
  const message = useMessages(auctionCalls.verify)
  const isSending = useNavigation().state !== 'idle'
  const refused = result?.doing === 'verificar' && !result.reply.ok ? result.reply : undefined
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      <input type="hidden" name="accion" value="verificar" />
      {email ? (
        <input type="hidden" name="email" value={email} />
      ) : (
        <Field<{ email: string }> name="email" label={t.email} type="email" autoComplete="email" required />
      )}
      <PinField
        key={JSON.stringify(result)}
        name="pin"
        label={t.code}
        error={refused && message.of(refused)}
        autoFocus={email !== ''}
      />
      <Button type="submit" kind={email ? 'primary' : 'plain'} isWide isBusy={isSending}>
        {t.verify}
      </Button>
    </Form>
  )
}
