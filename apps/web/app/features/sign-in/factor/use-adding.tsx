import { Button, Group, Text } from '@mantine/core'
import type { Of } from '@portal/contract/core/fields'
import { factorCalls } from '@portal/contract/sign-in/factor/calls'
import type { AddedDeviceSchema, StartedAppSchema } from '@portal/contract/sign-in/factor/schemas'
import { type FormEvent, type ReactNode, useState } from 'react'
import { browserApi } from '#core/api/api.browser.ts'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { TextField } from '#core/dashboard/form/fields.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { qrOf } from '#core/public/qr.ts'
import classes from './factor.module.css'
import { factorTexts } from './factor-texts.ts'
import { makePasskey } from './passkeys.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

type Open =
  | { kind: 'passkey' }
  | { kind: 'app'; started: Of<typeof StartedAppSchema> }
  | { kind: 'codes'; codes: string[] }

/**
 * The dialogs that add a device and show recovery codes, one after the other. `onAdded` is called when a device was added
 * and its codes, if any, were stored.
 */
export function useAdding(email: string, onAdded: () => void = () => {}) {
  const t = useTexts(factorTexts)
  const [open, setOpen] = useState<Open | null>(null)
  const { send: start, isSending: isStarting } = useSend(factorCalls.startApp)
  const close = () => setOpen(null)

  function added({ codigos }: Of<typeof AddedDeviceSchema>) {
    if (codigos) return setOpen({ kind: 'codes', codes: codigos })
    close()
    onAdded()
  }
  async function addApp() {
    const reply = await start({})
    if (reply.ok) setOpen({ kind: 'app', started: reply.datos })
  }
  function stored() {
    close()
    onAdded()
  }

  let dialog: ReactNode = null
  if (open?.kind === 'passkey') {
    dialog = (
      <Dialog title={t.addPasskey} size={480} onClose={close}>
        <AddPasskey onAdded={added} onCancel={close} />
      </Dialog>
    )
  } else if (open?.kind === 'app') {
    dialog = (
      <Dialog title={t.addApp} size={520} onClose={close}>
        <AddApp started={open.started} onAdded={added} onCancel={close} />
      </Dialog>
    )
  } else if (open?.kind === 'codes') {
    dialog = (
      <Dialog title={t.codes} size={480} onClose={stored}>
        <RecoveryCodes codes={open.codes} email={email} onStored={stored} />
      </Dialog>
    )
  }
  return {
    addApp: () => void addApp(),
    isStarting,
    addPasskey: () => setOpen({ kind: 'passkey' }),
    showCodes: (codes: string[]) => setOpen({ kind: 'codes', codes }),
    dialog,
  }
}

interface Props {
  started: Of<typeof StartedAppSchema>
  onAdded: (added: Of<typeof AddedDeviceSchema>) => void
  onCancel: () => void
}

/** Adds an authenticator app: its QR, the same as text, and the first code as a proof that it works. */
function AddApp({ started, onAdded, onCancel }: Props) {
  const t = useTexts(factorTexts)
  const form = useWireForm({ call: factorCalls.addApp, initial: { nombre: t.nameOfApp, codigo: '' }, onDone: onAdded })
  const qr = qrOf(started.direccion)
  return (
    <WireForm form={form} label={t.addApp}>
      <div className={classes.dialog}>
        <Text>{t.appText}</Text>
        <div className={classes.secret}>
          <svg className={classes.qr} viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t.qr}>
            <rect width={qr.size} height={qr.size} fill="#fff" />
            <path d={qr.path} fill="#000" />
          </svg>
          <div>
            <p className={classes.hint}>{t.typeSecret}</p>
            <p className={classes.key}>{started.secreto.replace(/(.{4})(?=.)/g, '$1 ')}</p>
          </div>
        </div>
        <TextField
          {...form.field('codigo')}
          label={t.code}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={10}
          className={classes.code ?? ''}
          required
          data-autofocus
        />
        <TextField {...form.field('nombre')} label={t.name} description={t.nameHint} maxLength={60} required />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            {t.cancel}
          </Button>
          <Button type="submit" loading={form.isSending}>
            {t.add}
          </Button>
        </Group>
      </div>
    </WireForm>
  )
}

interface AddPasskeyProps {
  onAdded: (added: Of<typeof AddedDeviceSchema>) => void
  onCancel: () => void
}

/** Adds a passkey: a name, then the browser's own dialog. */
function AddPasskey({ onAdded, onCancel }: AddPasskeyProps) {
  const t = useTexts(factorTexts)
  const message = useMessages(factorCalls.addPasskey)
  const { send } = useSend(factorCalls.addPasskey, { isHandled: () => true })
  const [name, setName] = useState(t.nameOfPasskey)
  const [isMaking, setMaking] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function make(): Promise<string | null> {
    const options = await browserApi.call(factorCalls.startPasskey, {})
    if (!options.ok) return message.of(options)
    const respuesta = await makePasskey(options.datos.opciones)
    if (!respuesta) return t.notMade
    const reply = await send({ body: { nombre: name, respuesta } })
    if (!reply.ok) return message.of(reply)
    onAdded(reply.datos)
    return null
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setMaking(true)
    setError(null)
    setError(await make())
    setMaking(false)
  }
  return (
    <form className={classes.dialog} onSubmit={(event) => void submit(event)} noValidate>
      <Text>{t.passkeyText}</Text>
      <TextField
        label={t.name}
        description={t.nameHint}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        maxLength={60}
        required
        error={error}
        data-autofocus
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button type="submit" loading={isMaking}>
          {t.create}
        </Button>
      </Group>
    </form>
  )
}
