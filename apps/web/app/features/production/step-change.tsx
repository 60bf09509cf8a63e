import { Button, Group, Textarea } from '@mantine/core'
import { textIn } from '@portal/contract/core/text'
import { productionCalls } from '@portal/contract/production/calls'
import { productionLimits } from '@portal/contract/production/constants'
import { ProductionStep, productionStepNames } from '@portal/contract/production/steps'
import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { TextField } from '#core/dashboard/form/fields.tsx'
import { staleApi } from '#core/dashboard/form/stale-api.ts'
import { useSend } from '#core/dashboard/send.ts'
import { kitTexts } from '#core/dashboard/texts.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './production.module.css'
import type { OrderRow } from './rows.ts'
import { texts } from './texts.ts'

type Moved = Pick<OrderRow, 'id' | 'codigo' | 'version' | 'movimientos' | 'transportista' | 'seguimiento'>

interface Said {
  motivo?: string
  transportista?: string
  seguimiento?: string
}
interface Asking {
  order: Moved
  paso: ProductionStep
  isBack: boolean
  answer: (said: Said | null) => void
}

/** Moves orders to another step; `dialog` asks for the reason of a step back, and who carries what is dispatched. */
export function useStepChange(): {
  /** Returns the version of the moved order, or null. */
  change: (order: Moved, paso: ProductionStep) => Promise<number | null>
  dialog: ReactNode
  isSending: boolean
} {
  const { revalidate } = useRevalidator()
  const { send, isSending } = useSend(productionCalls.move, { api: staleApi(() => void revalidate()) })
  const [asking, setAsking] = useState<Asking | null>(null)

  async function change(order: Moved, paso: ProductionStep): Promise<number | null> {
    const isBack = order.movimientos.find((move) => move.paso === paso)?.motivo === true
    const asks = isBack || paso === ProductionStep.dispatched
    const said = asks
      ? await new Promise<Said | null>((answer) => setAsking({ order, paso, isBack, answer }))
      : ({} satisfies Said)
    if (said === null) return null
    const reply = await send({ params: { id: order.id }, body: { paso, ...said, version: order.version } })
    return reply.ok ? reply.datos.version : null
  }
  const answer = (said: Said | null) => {
    asking?.answer(said)
    setAsking(null)
  }
  return { change, isSending, dialog: asking && <StepDialog asking={asking} onAnswer={answer} /> }
}

function StepDialog({ asking, onAnswer }: { asking: Asking; onAnswer: (said: Said | null) => void }) {
  const t = useTexts(texts)
  const kit = useTexts(kitTexts)
  const language = useLanguage()
  const { order, paso, isBack } = asking
  const [reason, setReason] = useState('')
  const [carrier, setCarrier] = useState(order.transportista)
  const [tracking, setTracking] = useState(order.seguimiento)
  const canSend = !isBack || reason.trim() !== ''
  const step = textIn(productionStepNames[paso], language)
  return (
    <Dialog title={`${order.codigo} → ${step}`} size={460} onClose={() => onAnswer(null)}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (canSend) onAnswer(isBack ? { motivo: reason.trim() } : { transportista: carrier, seguimiento: tracking })
        }}
      >
        <p className={classes.quiet}>{isBack ? t.backText : t.dispatchText}</p>
        {isBack ? (
          <Textarea
            label={t.reason}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
            maxLength={productionLimits.reason}
            autosize
            minRows={3}
            required
            data-autofocus
          />
        ) : (
          <>
            <TextField
              name="transportista"
              label={t.carrier}
              value={carrier}
              onChange={({ currentTarget }) => setCarrier(currentTarget.value)}
              maxLength={productionLimits.carrier}
              data-autofocus
            />
            <TextField
              name="seguimiento"
              label={t.tracking}
              value={tracking}
              onChange={({ currentTarget }) => setTracking(currentTarget.value)}
              maxLength={productionLimits.tracking}
            />
          </>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => onAnswer(null)}>
            {kit.cancel}
          </Button>
          <Button type="submit" disabled={!canSend}>
            {isBack ? t.backTo(step) : t.moveTo(step)}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
