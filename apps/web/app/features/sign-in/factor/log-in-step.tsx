import { logInFactorCalls } from '@portal/contract/sign-in/factor/calls'
import { factorLimits, ProofKind } from '@portal/contract/sign-in/factor/constants'
import { useEffect, useRef, useState } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import type { Refused } from '#core/api/api.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { Button } from '#core/public/components/button.tsx'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { Answer } from '#core/public/form/answer.tsx'
import { Field } from '#core/public/form/field.tsx'
import { useFocusOnRefusal } from '#core/public/form/use-focus-on-refusal.ts'
import styles from '../account-screen.module.css'
import type { Waiting } from './log-in-steps.ts'
import { logInTexts } from './log-in-texts.ts'
import { hasPasskeys } from './passkeys.ts'
import { usePasskeyStep } from './use-passkey-step.ts'

interface Props {
  waiting: Waiting
  refusal: Refused | undefined
}

/** The second step of a log-in: a passkey, a code of an app, or a recovery code. */
export function LogInStep({ waiting, refused, refusal: last }: Props & { refused: ProofKind | undefined }) {
  const t = useTexts(logInTexts)
  const { pathname, search } = useLocation()
  const open = waiting.formas.filter((kind) => kind !== ProofKind.passkey || hasPasskeys())
  const [kind, setKind] = useState<ProofKind>(open[0] ?? ProofKind.recovery)
  const names = {
    [ProofKind.passkey]: t.byPasskey,
    [ProofKind.app]: t.byCode,
    [ProofKind.recovery]: t.byRecovery,
    [ProofKind.password]: '',
  }
  const others = open.filter((one) => one !== kind)
  const refusal = refused === kind ? last : undefined
  return (
    <>
      {kind === ProofKind.passkey ? (
        <ByPasskey waiting={waiting} refusal={refusal} />
      ) : (
        <ByCode key={kind} kind={kind} waiting={waiting} refusal={refusal} />
      )}
      <div className={styles.others}>
        {others.map((other) => (
          <button key={other} type="button" className={styles.text} onClick={() => setKind(other)}>
            {names[other]}
          </button>
        ))}
        <PublicLink to={pathname + search}>{t.back}</PublicLink>
      </div>
    </>
  )
}

function ByPasskey({ waiting, refusal }: Props) {
  const t = useTexts(logInTexts)
  const message = useMessages(logInFactorCalls.finish)
  const isSending = useNavigation().state !== 'idle'
  const { ask, isAsking, failure } = usePasskeyStep(waiting)
  const button = useRef<HTMLDivElement>(null)
  const said = failure ?? (refusal && message.of(refusal))
  useEffect(() => button.current?.querySelector('button')?.focus(), [])
  return (
    <div className={styles.fields} ref={button}>
      {said && !isAsking && (
        <Answer kind="danger" to={said}>
          {said}
        </Answer>
      )}
      <p>{t.passkeyHint}</p>
      <Button kind="primary" isWide isBusy={isAsking || isSending} onClick={ask}>
        {t.usePasskey}
      </Button>
    </div>
  )
}

function ByCode({ kind, waiting, refusal }: Props & { kind: ProofKind }) {
  const t = useTexts(logInTexts)
  const message = useMessages(logInFactorCalls.finish)
  const form = useFocusOnRefusal(refusal)
  const isSending = useNavigation().state !== 'idle'
  const isApp = kind === ProofKind.app
  const atField = refusal && refusal.status === 400 ? message.of(refusal) : undefined
  return (
    <Form method="post" ref={form} noValidate preventScrollReset>
      <input type="hidden" name="paso" value="factor" />
      <input type="hidden" name="tipo" value={kind} />
      <input type="hidden" name="reto" value={waiting.reto} />
      <input type="hidden" name="formas" value={waiting.formas.join()} />
      <fieldset className={styles.fields}>
        {refusal && !atField && (
          <Answer kind="danger" to={refusal}>
            {message.of(refusal)}
          </Answer>
        )}
        <Field<{ codigo: string }>
          name="codigo"
          label={isApp ? t.code : t.recovery}
          hint={isApp ? t.codeHint : t.recoveryHint}
          error={atField}
          autoComplete={isApp ? 'one-time-code' : 'off'}
          inputMode={isApp ? 'numeric' : 'text'}
          maxLength={isApp ? factorLimits.digits + 4 : 20}
          autoCapitalize="characters"
          spellCheck={false}
          required
          autoFocus
        />
        <Button type="submit" kind="primary" isWide isBusy={isSending}>
          {t.go}
        </Button>
      </fieldset>
    </Form>
  )
}
