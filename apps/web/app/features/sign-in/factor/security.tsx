import { Button, Group } from '@mantine/core'
import type { Of } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import { factorCalls } from '@portal/contract/sign-in/factor/calls'
import { DeviceKind, deviceKindNames, factorLimits } from '@portal/contract/sign-in/factor/constants'
import type { FactorDeviceSchema, FactorSchema } from '@portal/contract/sign-in/factor/schemas'
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
import { hasPasskeys } from './passkeys.ts'
import { useAdding } from './use-adding.tsx'

type Factor = Of<typeof FactorSchema>

/** The reader's second factor: their devices, and how many recovery codes are left. */
export function Security({ factor, email }: { factor: Factor; email: string }) {
  const t = useTexts(factorTexts)
  const { dispositivos: devices } = factor
  const adding = useAdding(email)
  const isLast = devices.length === 1
  const why = isLast && factor.es_obligatorio ? t.required : undefined
  return (
    <>
      <section className={sections.card} aria-labelledby="second-factor">
        <div>
          <h2 id="second-factor">{t.title}</h2>
          <p className={sections.about}>{devices.length ? t.on : t.off}</p>
          {why && <p className={sections.about}>{why}</p>}
        </div>
        {devices.length > 0 && (
          <ul className={sections.sessions} aria-label={t.devices}>
            {devices.map((device) => (
              <DeviceRow key={device.id} device={device} isLast={isLast} why={why} />
            ))}
          </ul>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={adding.addPasskey} disabled={!hasPasskeys()}>
            {t.addPasskey}
          </Button>
          <Button variant="default" onClick={adding.addApp} loading={adding.isStarting}>
            {t.addApp}
          </Button>
        </div>
        {!hasPasskeys() && <p className={sections.about}>{t.noPasskeys}</p>}
      </section>
      {devices.length > 0 && <Codes left={factor.codigos_restantes} onMade={adding.showCodes} />}
      {adding.dialog}
    </>
  )
}

function Codes({ left, onMade }: { left: number; onMade: (codes: string[]) => void }) {
  const t = useTexts(factorTexts)
  const confirm = useConfirm()
  const { send, isSending } = useSend(factorCalls.makeCodes)
  const isFew = left <= factorLimits.fewCodes

  async function make() {
    const question = { title: t.makeCodesTitle, text: t.makeCodesText, action: t.makeCodes }
    if (left > 0 && !(await confirm(question))) return
    const reply = await send({})
    if (reply.ok) onMade(reply.datos.codigos)
  }
  return (
    <section className={sections.card} aria-labelledby="recovery-codes">
      <div className={sections.line}>
        <div>
          <h2 id="recovery-codes">{t.codes}</h2>
          <p className={sections.about}>{t.codesText}</p>
          <p className={isFew ? classes.warning : sections.about} role={isFew ? 'status' : undefined}>
            {left > 0 && t.codesLeft(left)} {isFew && (left > 0 ? t.codesFew : t.codesNone)}
          </p>
        </div>
        <Button variant="default" loading={isSending} onClick={() => void make()}>
          {t.makeCodes}
        </Button>
      </div>
    </section>
  )
}

type Device = Of<typeof FactorDeviceSchema>

interface Props {
  device: Device
  /** Whether it is the only one. */
  isLast: boolean
  /** Why it cannot be removed; undefined when it can. */
  why: string | undefined
}

/** A device of the second factor: its name, kind and last use, with its actions. */
function DeviceRow({ device, isLast, why }: Props) {
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
