import { Alert, Button } from '@mantine/core'
import { textIn } from '@portal/contract/core/text'
import { type RequestStatus, requestStatusName } from '@portal/contract/marketplace/states'
import { useState } from 'react'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { kitTexts } from '#core/dashboard/texts.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Request } from './request-row.ts'
import { requestTexts } from './request-texts.ts'
import { StatusForm } from './status-form.tsx'
import { stepLabel } from './steps.ts'

interface Props {
  request: Request
  target: number
  onClose: () => void
}

/**
 * One change of state. It stays open when someone else changed the request: typed values stay, and the current request
 * shows whether the change is still possible.
 */
export function StatusDialog({ request, target, onClose }: Props) {
  const t = { ...useTexts(kitTexts), ...useTexts(requestTexts) }
  const language = useLanguage()
  const [from] = useState(request.estado_id)
  const [isChanged, setChanged] = useState(false)
  const transition = request.transiciones_permitidas.find(({ estado_id }) => estado_id === target)
  const nameOf = (status: number) => textIn(requestStatusName(status as RequestStatus, request.es_arriendo), language)
  const label = stepLabel({ ...request, estado_id: from }, target, t, nameOf(target))

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
      {transition ? (
        <StatusForm
          request={request}
          transition={transition}
          label={label}
          onDone={onClose}
          onStale={() => setChanged(true)}
        />
      ) : (
        <Button variant="default" mt="md" onClick={onClose}>
          {t.close}
        </Button>
      )}
    </Dialog>
  )
}
