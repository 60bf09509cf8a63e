import { Button } from '@mantine/core'
import type { Of } from '@portal/contract/core/fields'
import { factorCalls } from '@portal/contract/sign-in/factor/calls'
import { factorLimits } from '@portal/contract/sign-in/factor/constants'
import type { FactorSchema } from '@portal/contract/sign-in/factor/schemas'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useTexts } from '#core/language/language.ts'
import sections from '../profile-sections.module.css'
import { DeviceRow } from './device-row.tsx'
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
