import { textIn } from '@portal/contract/core/text'
import { requestCalls } from '@portal/contract/item-requests/calls'
import { type RequestKind, requestKindNames } from '@portal/contract/marketplace/constants'
import { Link } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { RequestStatusDot } from '#features/marketplace/staff/request-status.tsx'
import { requestsPath } from '../screens.ts'
import type { Route } from './+types/request.route'
import { Countdown } from './countdown.tsx'
import { NextSteps } from './next-steps.tsx'
import { RequestFacts } from './request-facts.tsx'
import { RequestFiles } from './request-files.tsx'
import { RequestHistory } from './request-history.tsx'
import classes from './request-item.module.css'
import { RequestMenu } from './request-menu.tsx'
import { RequestPayments } from './request-payments.tsx'
import type { Request } from './request-row.ts'
import { requestTexts } from './request-texts.ts'
import { RequestTransfer } from './request-transfer.tsx'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(requestCalls.get, { params: { solicitud_clasificado_id: params.solicitudId } })

/** A request next to its list: its status, its next steps and its events. */
export default function RequestPanel({ loaderData: request }: Route.ComponentProps) {
  const t = useTexts(requestTexts)
  const language = useLanguage()
  const { relative } = useFormats()
  return (
    <SidePanel
      title={request.nombre}
      mark={`#${request.id}`}
      size="form"
      status={
        <SummaryLine>
          <RequestStatusDot status={request.estado_id} isForRent={request.es_arriendo} />
          {textIn(requestKindNames[request.tipo as RequestKind], language)}
          {t.receivedOn(relative(request.creado_en))}
        </SummaryLine>
      }
      actions={<RequestMenu request={request} />}
    >
      {request.vence_en && <Countdown key={request.vence_en} status={request.estado_id} endsAt={request.vence_en} />}
      <RequestItem request={request} />
      <NextSteps key={request.id} request={request} />
      <RequestFacts request={request} />
      <RequestTransfer request={request} />
      <RequestPayments request={request} />
      <RequestFiles request={request} />
      <RequestHistory key={`history-${request.id}`} request={request} />
    </SidePanel>
  )
}

/** The machine or property: picture, name and code; links to all requests for it. */
function RequestItem({ request }: Props) {
  const t = useTexts(requestTexts)
  const { imagen: picture, marca: brand, sku, clasificado_id: machineId, propiedad_id: propertyId } = request
  const item =
    propertyId === null ? machineId && `clasificado_id=${machineId}` : `tab=propiedades&propiedad_id=${propertyId}`
  const source = picture && Object.values(picture.urls)[0]
  return (
    <div className={classes.item}>
      {source && <img src={source} alt="" width={72} height={54} className={classes.picture} />}
      <div>
        <p className={classes.brand}>{brand}</p>
        {sku && <p className={classes.sku}>{sku}</p>}
      </div>
      {item && (
        <Link to={`${requestsPath}?${item}`} className={classes.link}>
          {t.openItem}
        </Link>
      )}
    </div>
  )
}

interface Props {
  request: Pick<Request, 'imagen' | 'marca' | 'sku' | 'clasificado_id' | 'propiedad_id'>
}
