import { Alert } from '@mantine/core'
import { Module, type Role, roleNames } from '@portal/contract/access/constants'
import { textIn } from '@portal/contract/core/text'
import { productionPath } from '@portal/contract/production/constants'
import { productionStepNames } from '@portal/contract/production/steps'
import { type ApprovalReason, approvalReasonNames } from '@portal/contract/quotes/approval'
import { QuoteApproval, QuoteStatus } from '@portal/contract/quotes/states'
import { Link, useLocation, useResolvedPath } from 'react-router'
import { opens } from '#core/dashboard/screens.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Quote } from '../rows.ts'
import { panelTexts } from './panel-texts.ts'
import classes from './quote-panel.module.css'

/** The most important state of a quote: replaced, waiting for approval, refused, in production. */
export function QuoteNotice({ quote }: { quote: Quote }) {
  const t = useTexts(panelTexts)
  const { dateTime } = useFormats()
  if (quote.reemplazada) return <Superseded quote={quote} />
  if (quote.estado === QuoteStatus.approved) {
    if (quote.bloqueo_produccion) return null // has its own notice
    const sentAt = quote.produccion_enviado_en
    return (
      <p className={classes.note}>
        {sentAt ? t.productionSent(dateTime(sentAt)) : t.productionWaits} <OrderStep quote={quote} />
      </p>
    )
  }
  return quote.estado === QuoteStatus.pending ? <Approval quote={quote} /> : null
}

/** The step of its order, which opens for who may see production. */
function OrderStep({ quote: { pedido: order } }: { quote: Quote }) {
  const t = useTexts(panelTexts)
  const language = useLanguage()
  const { modules } = useSignedIn()
  if (order === null) return null
  const step = t.orderStep(textIn(productionStepNames[order.paso], language))
  return opens(modules, Module.factory) ? <Link to={`${productionPath}/${order.id}`}>{step}</Link> : step
}

function Superseded({ quote: { revisiones } }: { quote: Quote }) {
  const t = useTexts(panelTexts)
  const list = useResolvedPath('..').pathname
  const { search } = useLocation()
  const newest = revisiones.find(({ reemplazada }) => !reemplazada)
  return (
    <Alert variant="light" color="gray" role="note" title={t.newerExists}>
      {newest && (
        <Link to={`${list}/${newest.id}${search}`} preventScrollReset>
          {t.openNewest}: {newest.codigo}
        </Link>
      )}
    </Alert>
  )
}

function Approval({ quote }: { quote: Quote }) {
  const t = useTexts(panelTexts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  const { aprobacion, aprobacion_rol_id: role, aprobacion_motivos: reasons } = quote
  if (aprobacion === QuoteApproval.notNeeded) return null
  const who = quote.aprobacion_usuario_nombre
  const decided = who && quote.aprobacion_en && t.decidedBy(who, dateTime(quote.aprobacion_en))
  const isOpen = aprobacion === QuoteApproval.pending
  return (
    <Alert variant="light" role="note" {...looks[aprobacion]} title={t[titles[aprobacion]]}>
      {isOpen && <p>{t.waitsText(textIn(roleNames[(role ?? managerRole) as Role], language))}</p>}
      {aprobacion !== QuoteApproval.given && (
        <ul className={classes.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{textIn(approvalReasonNames[reason as ApprovalReason], language) ?? reason}</li>
          ))}
        </ul>
      )}
      {decided && (
        <>
          <p className={classes.said}>{quote.aprobacion_comentario}</p>
          <p className={classes.quiet}>{decided}</p>
        </>
      )}
      {aprobacion === QuoteApproval.refused && quote.acciones.includes('editar') && (
        <p className={classes.said}>{t.refusedText}</p>
      )}
    </Alert>
  )
}

const managerRole: Role = 2
const looks = { pendiente: { color: 'amber' }, aprobada: { color: 'green' }, rechazada: { color: 'red' } } as const
const titles = { pendiente: 'waitsTitle', aprobada: 'agreedTitle', rechazada: 'refusedTitle' } as const
