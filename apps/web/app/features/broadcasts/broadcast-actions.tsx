import { Button } from '@mantine/core'
import { broadcastCalls } from '@portal/contract/broadcasts/calls'
import type { BroadcastSchema } from '@portal/contract/broadcasts/schemas'
import type { Of } from '@portal/contract/core/fields'
import { Link } from 'react-router'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { newBroadcastPath } from './paths.ts'
import { texts } from './texts.ts'

interface Props {
  broadcast: Of<typeof BroadcastSchema>
  /** Number of those who would get a draft. */
  total: number
}

/** What can be done with a broadcast in its state. */
export function BroadcastActions({ broadcast: { id, estado, version, totales }, total }: Props) {
  const t = useTexts(texts)
  const { number } = useFormats()
  const confirm = useConfirm()
  const send = useSend(broadcastCalls.send)
  const pause = useSend(broadcastCalls.pause)
  const resume = useSend(broadcastCalls.resume)
  const cancel = useSend(broadcastCalls.cancel)
  const retry = useSend(broadcastCalls.retry)
  const change = { params: { id }, body: { version } }
  const hasFailed = !!(totales.fallido || totales.rebote_blando)

  async function sendNow(): Promise<void> {
    const isSure = await confirm({ title: t.sendTitle, text: t.sendText(number(total)), action: t.send })
    if (isSure) await send.send(change)
  }
  async function cancelNow(): Promise<void> {
    const isSure = await confirm({ title: t.cancelTitle, text: t.cancelText, action: t.cancel, isDanger: true })
    if (isSure) await cancel.send(change)
  }
  async function retryUnknown(): Promise<void> {
    const isSure = await confirm({ title: t.retryUnknown, text: t.retryUnknownText, action: t.retryUnknown })
    if (isSure) await retry.send({ params: { id }, body: { version, desconocidos: true } })
  }

  return (
    <>
      {estado === 'borrador' && (
        <>
          <Button component={Link} to={`${newBroadcastPath}?id=${id}`} variant="default">
            {t.edit}
          </Button>
          <Button disabled={total === 0} loading={send.isSending} onClick={() => void sendNow()}>
            {t.send}
          </Button>
        </>
      )}
      {estado === 'enviando' && (
        <Button variant="default" loading={pause.isSending} onClick={() => void pause.send(change)}>
          {t.pause}
        </Button>
      )}
      {['programada', 'enviando', 'pausada'].includes(estado) && (
        <Button variant="default" loading={cancel.isSending} onClick={() => void cancelNow()}>
          {t.cancel}
        </Button>
      )}
      {estado === 'pausada' && (
        <Button loading={resume.isSending} onClick={() => void resume.send(change)}>
          {t.resume}
        </Button>
      )}
      {estado === 'terminada' && hasFailed && (
        <Button variant="default" loading={retry.isSending} onClick={() => void retry.send(change)}>
          {t.retry}
        </Button>
      )}
      {estado === 'terminada' && !!totales.desconocido && (
        <Button variant="default" loading={retry.isSending} onClick={() => void retryUnknown()}>
          {t.retryUnknown}
        </Button>
      )}
    </>
  )
}
