import { Alert, Button } from '@mantine/core'
import { textIn } from '@portal/contract/core/text'
import { RequestStatus, requestStatusName, requestStatusNames } from '@portal/contract/marketplace/states'
import { finalStatuses } from '@portal/contract/marketplace/transitions'
import { useState } from 'react'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { kitTexts } from '#core/dashboard/texts.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './next-steps.module.css'
import type { Request } from './request-row.ts'
import { requestTexts } from './request-texts.ts'
import { TransferForm } from './request-transfer.tsx'
import { StatusForm } from './status-form.tsx'
import { inStepOrder, isEnd, stepLabel } from './steps.ts'

/**
 * The state changes that the server allows the reader now (rule requests/allowed-changes), the next step first; each
 * opens its form.
 */
export function NextSteps({ request }: { request: Request }) {
  const t = useTexts(requestTexts)
  const language = useLanguage()
  const [target, setTarget] = useState<number | null>(null)
  const steps = inStepOrder(request.transiciones_permitidas)
  const isOver = (finalStatuses as readonly number[]).includes(request.estado_id)
  const nameOf = (status: number) => textIn(requestStatusNames[status as RequestStatus], language)
  const [onward] = steps.filter((step) => !isEnd(step))

  return (
    <section className={classes.steps} aria-label={t.nextStep}>
      {steps.length === 0 && <p className={classes.none}>{isOver ? t.finished : t.noStep}</p>}
      {steps.map((step) => (
        <Button
          key={step.estado_id}
          variant={step === onward ? 'filled' : 'default'}
          {...(isEnd(step) && { className: classes.end })}
          onClick={() => setTarget(step.estado_id)}
        >
          {isTransfer(request, step.estado_id)
            ? t.confirmTransfer
            : stepLabel(request, step.estado_id, t, nameOf(step.estado_id))}
        </Button>
      ))}
      {target !== null && (
        <StatusDialog key={target} request={request} target={target} onClose={() => setTarget(null)} />
      )}
    </section>
  )
}

/** Whether a reservation becomes paid by confirming a transfer: where accounts are typed, that takes the place of a note. */
const isTransfer = ({ transferencia }: Request, target: number): boolean =>
  transferencia !== null && target === RequestStatus.reserved

interface Props {
  request: Request
  target: number
  onClose: () => void
}

/**
 * One change of state. It stays open when someone else changed the request: typed values stay, and the current request
 * shows whether the change is still possible.
 */
function StatusDialog({ request, target, onClose }: Props) {
  const t = { ...useTexts(kitTexts), ...useTexts(requestTexts) }
  const language = useLanguage()
  const [from] = useState(request.estado_id)
  const [isChanged, setChanged] = useState(false)
  const transition = request.transiciones_permitidas.find(({ estado_id }) => estado_id === target)
  const nameOf = (status: number) => textIn(requestStatusName(status as RequestStatus, request.es_arriendo), language)
  // as it was opened: once it is paid, no transfer is open any more
  const [byTransfer] = useState(isTransfer(request, target))
  const label = byTransfer ? t.confirmTransfer : stepLabel({ ...request, estado_id: from }, target, t, nameOf(target))
  const own = { request, label, onDone: onClose, onStale: () => setChanged(true) }

  return (
    <Dialog onClose={onClose} title={label} size={480}>
      {isChanged && (
        <Alert
          variant="light"
          mb="md"
          color={transition ? 'amber' : 'red'}
          title={t.changedMeanwhile(nameOf(request.estado_id))}
        >
          {transition ? t.stillPossible : t.notPossible}
        </Alert>
      )}
      {transition && byTransfer ? (
        <TransferForm {...own} />
      ) : transition ? (
        <StatusForm {...own} transition={transition} />
      ) : (
        <Button variant="default" mt="md" onClick={onClose}>
          {t.close}
        </Button>
      )}
    </Dialog>
  )
}
