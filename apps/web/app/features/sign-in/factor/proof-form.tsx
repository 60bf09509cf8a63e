import { Button, Group, PasswordInput, Text, TextInput } from '@mantine/core'
import type { In } from '@portal/contract/core/fields'
import { factorCalls } from '@portal/contract/sign-in/factor/calls'
import { ProofKind } from '@portal/contract/sign-in/factor/constants'
import type { ProofSchema } from '@portal/contract/sign-in/factor/schemas'
import { type FormEvent, useState } from 'react'
import { browserApi } from '#core/api/api.browser.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import classes from './factor.module.css'
import { factorTexts } from './factor-texts.ts'
import { answerByPasskey, hasPasskeys } from './passkeys.ts'

interface Props {
  kinds: readonly ProofKind[]
  onDone: () => void
  onCancel: () => void
}

/** Proves the reader's identity by one of their kinds; the first one is offered, the others are one press away. */
export function ProofForm({ kinds, onDone, onCancel }: Props) {
  const t = useTexts(factorTexts)
  const open = kinds.filter((kind) => kind !== ProofKind.passkey || hasPasskeys())
  const [kind, setKind] = useState<ProofKind>(open[0] ?? ProofKind.recovery)
  const [typed, setTyped] = useState('')
  const { send, isSending, error, clear } = useProof(onDone)
  const names = {
    [ProofKind.passkey]: t.usePasskey,
    [ProofKind.app]: t.useCode,
    [ProofKind.recovery]: t.useRecovery,
    [ProofKind.password]: t.password,
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void send(kind, typed)
  }
  const turnTo = (other: ProofKind) => {
    setKind(other)
    setTyped('')
    clear()
  }
  return (
    <form className={classes.dialog} onSubmit={submit} noValidate>
      <Text>{kind === ProofKind.password ? t.proofPassword : t.proofText}</Text>
      {kind === ProofKind.passkey ? (
        error && (
          <p className={classes.error} role="alert">
            {error}
          </p>
        )
      ) : (
        <ProofField key={kind} kind={kind} value={typed} onChange={setTyped} error={error} />
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button type="submit" loading={isSending} {...(kind === ProofKind.passkey && { 'data-autofocus': true })}>
          {kind === ProofKind.passkey ? t.usePasskey : t.confirm}
        </Button>
      </Group>
      {open.length > 1 && (
        <div className={classes.others}>
          {open
            .filter((other) => other !== kind)
            .map((other) => (
              <Button key={other} variant="subtle" size="compact-sm" onClick={() => turnTo(other)}>
                {names[other]}
              </Button>
            ))}
        </div>
      )}
    </form>
  )
}

interface FieldProps {
  kind: ProofKind
  value: string
  onChange: (value: string) => void
  error: string | null
}

function ProofField({ kind, value, onChange, error }: FieldProps) {
  const t = useTexts(factorTexts)
  const shared = {
    value,
    error,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
    required: true,
    'data-autofocus': true,
  }
  if (kind === ProofKind.password)
    return <PasswordInput label={t.password} maxLength={256} autoComplete="current-password" {...shared} />
  const isApp = kind === ProofKind.app
  return (
    <TextInput
      key={kind}
      label={isApp ? t.proofCode : t.proofRecovery}
      autoComplete={isApp ? 'one-time-code' : 'off'}
      inputMode={isApp ? 'numeric' : 'text'}
      maxLength={20}
      className={classes.code ?? ''}
      {...shared}
    />
  )
}

/** Sends a proof; a passkey is asked for in the browser first. */
function useProof(onDone: () => void) {
  const t = useTexts(factorTexts)
  const message = useMessages(factorCalls.prove)
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function proofBy(kind: ProofKind, typed: string): Promise<In<typeof ProofSchema> | string> {
    if (kind === ProofKind.password) return { tipo: kind, password: typed }
    if (kind !== ProofKind.passkey) return { tipo: kind, codigo: typed }
    const options = await browserApi.call(factorCalls.proofOptions, {})
    if (!options.ok) return message.of(options)
    const respuesta = await answerByPasskey(options.datos.opciones)
    return respuesta ? { tipo: kind, respuesta } : t.notUsed
  }

  async function send(kind: ProofKind, typed: string) {
    setSending(true)
    setError(null)
    const body = await proofBy(kind, typed)
    const reply = typeof body === 'string' ? null : await browserApi.call(factorCalls.prove, { body })
    setSending(false)
    if (reply?.ok) onDone()
    else setError(typeof body === 'string' ? body : reply && message.of(reply))
  }
  return { send, isSending, error, clear: () => setError(null) }
}
