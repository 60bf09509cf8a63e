import { Button, CopyButton, Group } from '@mantine/core'
import { calendarCalls } from '@portal/contract/calendar/calls'
import { useState } from 'react'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import classes from './calendar.module.css'
import { texts } from './texts.ts'
import { useCalendarChoices } from './use-calendar-choices.ts'

/** Makes the secret address by which other programs show the reader's calendar, and revokes it. */
export function AddressDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts)
  const { longDate } = useFormats()
  const confirm = useConfirm()
  const { direccion_desde: since } = useCalendarChoices()
  const [address, setAddress] = useState<string | null>(null)
  const { send: make, isSending } = useSend(calendarCalls.makeAddress)
  const { send: revoke } = useSend(calendarCalls.revokeAddress)
  async function create() {
    const reply = await make({})
    if (reply.ok) setAddress(reply.datos.direccion)
  }
  async function end() {
    const question = { title: t.revokeTitle, text: t.revokeText, action: t.revoke, isDanger: true }
    if (!(await confirm(question))) return
    const reply = await revoke({})
    if (reply.ok) setAddress(null)
  }
  return (
    <Dialog title={t.address} size={520} onClose={onClose}>
      <div className={classes.stack}>
        <p>{t.addressText}</p>
        {address === null ? (
          <p>{since ? t.addressSince(longDate(since)) : t.addressNone}</p>
        ) : (
          <>
            <p className={classes.secret} data-testid="address">
              {address}
            </p>
            <p>{t.addressOnce}</p>
          </>
        )}
        <Group gap="xs">
          {address !== null && (
            <CopyButton value={address}>
              {({ copied, copy }) => <Button onClick={copy}>{copied ? t.copied : t.copy}</Button>}
            </CopyButton>
          )}
          <Button
            {...(address !== null && { variant: 'default' })}
            loading={isSending}
            {...(since && { title: t.replaces })}
            onClick={() => void create()}
          >
            {since ? t.makeAgain : t.makeAddress}
          </Button>
          {since && (
            <Button variant="default" onClick={() => void end()}>
              {t.revoke}
            </Button>
          )}
        </Group>
      </div>
    </Dialog>
  )
}
