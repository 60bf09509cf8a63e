import { Alert } from '@mantine/core'
import { PermitState } from '@portal/contract/permits/constants'
import { QuoteStatus } from '@portal/contract/quotes/states'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { EnterpriseLink } from '#features/permits/enterprise-link.tsx'
import { PermitDot } from '#features/permits/permit-dot.tsx'
import { PermitLink } from '#features/permits/permit-link.tsx'
import type { Quote, QuoteRow } from '../rows.ts'
import { blockTexts } from './block-texts.ts'

/** Says in a list that the client has no valid permit; a confirmed order waits for it. */
export function QuoteBlockDot({ quote }: { quote: Pick<QuoteRow, 'bloqueo_produccion' | 'estado'> }) {
  const t = useTexts(blockTexts)
  if (quote.bloqueo_produccion === null) return null
  const isConfirmed = quote.estado === QuoteStatus.approved
  return <StatusDot tone={isConfirmed ? 'danger' : 'attention'}>{isConfirmed ? t.blocked : t.missing}</StatusDot>
}

/** Why an order may not go to production, and for staff the company whose permit is missing. */
export function QuoteBlockNotice({ quote }: { quote: Quote }) {
  const t = useTexts(blockTexts)
  const { user } = useSignedIn()
  if (quote.bloqueo_produccion === null) return null
  const isConfirmed = quote.estado === QuoteStatus.approved
  return (
    <Alert
      variant="light"
      color={isConfirmed ? 'red' : 'amber'}
      role="note"
      title={isConfirmed ? t.blockedTitle : t.missingTitle}
    >
      <p>{isConfirmed ? t.blockedText : t.missingText}</p>
      {user.es_de_la_casa && <Company quote={quote} />}
    </Alert>
  )
}

function Company({ quote: { permiso_cliente: company, cliente_email: email } }: { quote: Quote }) {
  const t = useTexts(blockTexts)
  const { date } = useFormats()
  if (!company) return <p>{t.unknown(email)}</p>
  const { empresa_id: id, empresa_nombre: name, permiso_id: permitId, estado: state, vence_el: end } = company
  return (
    <p>
      {id === null ? (
        permitId && <PermitLink id={permitId}>{t.ofClient(email)}</PermitLink>
      ) : (
        <EnterpriseLink id={id}>{name}</EnterpriseLink>
      )}
      {': '}
      {state === null ? t.none : <PermitDot state={state} />}
      {state === PermitState.expired && end && ` (${date(end)})`}
    </p>
  )
}
