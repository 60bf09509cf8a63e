import { Button } from '@mantine/core'
import { textIn } from '@portal/contract/core/text'
import { type RequestStatus, requestStatusNames } from '@portal/contract/marketplace/states'
import { finalStatuses } from '@portal/contract/marketplace/transitions'
import { useState } from 'react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './next-steps.module.css'
import type { Request } from './request-row.ts'
import { requestTexts } from './request-texts.ts'
import { StatusDialog } from './status-dialog.tsx'
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
          {stepLabel(request, step.estado_id, t, nameOf(step.estado_id))}
        </Button>
      ))}
      {target !== null && (
        <StatusDialog key={target} request={request} target={target} onClose={() => setTarget(null)} />
      )}
    </section>
  )
}
