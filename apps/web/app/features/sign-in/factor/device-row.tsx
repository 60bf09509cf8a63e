import { Button, Group } from '@mantine/core'
import type { Of } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import { factorCalls } from '@portal/contract/sign-in/factor/calls'
import { DeviceKind, deviceKindNames } from '@portal/contract/sign-in/factor/constants'
import type { FactorDeviceSchema } from '@portal/contract/sign-in/factor/schemas'
import { IconDeviceMobileCode, IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { TextField } from '#core/dashboard/form/fields.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import sections from '../profile-sections.module.css'
import classes from './factor.module.css'
import { factorTexts } from './factor-texts.ts'

type Device = Of<typeof FactorDeviceSchema>

interface Props {
  device: Device
  /** Whether it is the only one. */
  isLast: boolean
  /** Why it cannot be removed; undefined when it can. */
  why: string | undefined
}

/** A device of the second factor: its name, kind and last use, with its actions. */
export function DeviceRow({ device, isLast, why }: Props) {
  const t = useTexts(factorTexts)
  const language = useLanguage()
  const { dateTime, relative } = useFormats()
  const confirm = useConfirm()
  const { send, isSending } = useSend(factorCalls.remove)
  const [isRenaming, setRenaming] = useState(false)
  const Icon = device.tipo === DeviceKind.passkey ? IconFingerprint : IconDeviceMobileCode

  async function remove() {
    const text = isLast ? t.removeLastText : t.removeText
    const question = { title: t.removeTitle(device.nombre), text, action: t.remove, isDanger: true }
    if (await confirm(question)) await send({ params: { id: device.id } })
  }
  return (
    <li className={sections.session}>
      <Icon size={24} stroke={1.5} className={sections.icon} />
      <div className={sections.about}>
        <p className={sections.device}>{device.nombre}</p>
        <p className={sections.facts}>
          <span>{textIn(deviceKindNames[device.tipo], language)}</span>
          <span>{t.addedOn(dateTime(device.creado_en))}</span>
          <span>{device.usado_en ? t.usedAgo(relative(device.usado_en)) : t.unused}</span>
        </p>
      </div>
      <div className={classes.actions}>
        <Button variant="default" size="xs" aria-label={t.renameOf(device.nombre)} onClick={() => setRenaming(true)}>
          {t.rename}
        </Button>
        <Button
          variant="default"
          size="xs"
          aria-label={t.removeOf(device.nombre)}
          title={why}
          disabled={why !== undefined}
          loading={isSending}
          onClick={() => void remove()}
        >
          {t.remove}
        </Button>
      </div>
      {isRenaming && (
        <Dialog title={t.rename} size={440} onClose={() => setRenaming(false)}>
          <Rename device={device} onDone={() => setRenaming(false)} />
        </Dialog>
      )}
    </li>
  )
}

function Rename({ device, onDone }: { device: Device; onDone: () => void }) {
  const t = useTexts(factorTexts)
  const form = useWireForm({
    call: factorCalls.rename,
    params: { id: device.id },
    initial: { nombre: device.nombre },
    onDone,
  })
  return (
    <WireForm form={form} label={t.rename}>
      <div className={classes.dialog}>
        <TextField {...form.field('nombre')} label={t.name} maxLength={60} required data-autofocus />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone}>
            {t.cancel}
          </Button>
          <Button type="submit" loading={form.isSending}>
            {t.save}
          </Button>
        </Group>
      </div>
    </WireForm>
  )
}
