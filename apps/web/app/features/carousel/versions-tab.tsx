import { Button } from '@mantine/core'
import { designCalls } from '@portal/contract/carousel/design-calls'
import { useState } from 'react'
import { browserApi } from '#core/api/api.browser.ts'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { toastError } from '#core/dashboard/toasts.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import classes from './design.module.css'
import { Differences } from './differences.tsx'
import { Empty } from './empty.tsx'
import type { Design, StoredSlide } from './slide-values.ts'
import { tabTexts } from './tab-texts.ts'

const tones = { vigente: 'done', anterior: 'neutral', programada: 'attention' } as const

/** The last published versions: each compared, brought back or published again. */
export function VersionsTab({ design }: { design: Design }) {
  const t = useTexts(tabTexts)
  const { dateTime } = useFormats()
  const confirm = useConfirm()
  const message = useMessages(designCalls.version)
  const { send, isSending } = useSend(designCalls.restore)
  const [compared, setCompared] = useState<{ id: number; slides: readonly StoredSlide[] } | null>(null)
  const { versiones: versions, version, publicada_id } = design
  if (versions.length === 0) return <Empty title={t.noVersions} text={t.noVersionsText} />

  async function compare(id: number): Promise<void> {
    const reply = await browserApi.call(designCalls.version, { params: { id } })
    if (reply.ok) setCompared(reply.datos)
    else toastError(message.of(reply))
  }
  async function restore(id: number, publicar: boolean): Promise<void> {
    const isSure = await confirm({
      title: publicar ? t.takeBackSure : t.restoreSure,
      text: publicar ? t.takeBackText : t.restoreText,
      action: publicar ? t.takeBack : t.restore,
    })
    if (isSure) await send({ params: { id }, body: { version, publicada_id, publicar } })
  }
  return (
    <>
      <ul className={classes.lines}>
        {versions.map(({ id, publica_en, autor, slides, estado, recupera_id }) => (
          <li key={id}>
            <span className={classes.name}>
              <StatusDot tone={tones[estado]}>{`${t.version} ${id} · ${t.states[estado]}`}</StatusDot>
              <small>
                {[dateTime(publica_en), autor, `${t.count}: ${slides}`, recupera_id !== null && t.repeats(recupera_id)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <span className={classes.row}>
              <Button variant="default" size="xs" onClick={() => void compare(id)}>
                {t.compare}
              </Button>
              <Button variant="default" size="xs" disabled={isSending} onClick={() => void restore(id, false)}>
                {t.restore}
              </Button>
              {estado === 'anterior' && (
                <Button variant="default" size="xs" disabled={isSending} onClick={() => void restore(id, true)}>
                  {t.takeBack}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {compared && (
        <Dialog title={t.compareTitle(compared.id)} size={640} onClose={() => setCompared(null)}>
          <Differences before={compared.slides} after={design.slides} same={t.same} />
        </Dialog>
      )}
    </>
  )
}
