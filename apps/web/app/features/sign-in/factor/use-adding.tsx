import type { Of } from '@portal/contract/core/fields'
import { factorCalls } from '@portal/contract/sign-in/factor/calls'
import type { AddedDeviceSchema, StartedAppSchema } from '@portal/contract/sign-in/factor/schemas'
import { type ReactNode, useState } from 'react'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useTexts } from '#core/language/language.ts'
import { AddApp } from './add-app.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { factorTexts } from './factor-texts.ts'
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
