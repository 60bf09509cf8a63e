import type { Of } from '@portal/contract/core/fields'
import { pageLanguageNames } from '@portal/contract/core/language-names'
import { textIn } from '@portal/contract/core/text'
import { privacyCalls } from '@portal/contract/privacy/calls'
import { DataRequestState, dataRightNames } from '@portal/contract/privacy/constants'
import type { RequestSchema } from '@portal/contract/privacy/schemas'
import { apiContext } from '#core/api/api.ts'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/request.route'
import { KnownData } from './known-data.tsx'
import { RequestDot } from './request-dot.tsx'
import { RequestWork } from './request-work.tsx'
import { staffTexts } from './texts.ts'

export { PanelError as ErrorBoundary }

export async function clientLoader({ params, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const id = params.solicitudId
  const [request, known] = await Promise.all([
    api.load(privacyCalls.get, { params: { id } }),
    api.load(privacyCalls.known, { params: { id } }),
  ])
  return { request, known }
}

/** A request next to its list: what is asked, what is known, and the answer. */
export default function RequestPanel({ loaderData: { request, known } }: Route.ComponentProps) {
  const language = useLanguage()
  return (
    <SidePanel
      title={request.nombre}
      size="form"
      status={
        <SummaryLine>
          <RequestDot state={request.estado} />
          <span>{textIn(dataRightNames[request.tipo], language)}</span>
        </SummaryLine>
      }
    >
      <RequestWork key={request.id} request={request} />
      <RequestFacts request={request} />
      <KnownData key={`known-${request.id}`} request={request} known={known} />
    </SidePanel>
  )
}

function RequestFacts({ request }: { request: Of<typeof RequestSchema> }) {
  const t = useTexts(staffTexts)
  const language = useLanguage()
  const { date, dateTime } = useFormats()
  const { email, detalle, respuesta, respondida_en: answeredAt, borrada_en: erasedAt, estado } = request
  return (
    <FactGrid
      facts={[
        { label: t.email, value: <a href={`mailto:${email}`}>{email}</a> },
        { label: t.due, value: date(request.vence_el), isCode: true },
        { label: t.received, value: dateTime(request.confirmada_en), isCode: true },
        { label: t.responsible, value: request.responsable_nombre },
        { label: t.language, value: textIn(pageLanguageNames[request.idioma], language) },
        ...(detalle ? [{ label: t.detail, value: detalle }] : []),
        ...(answeredAt ? [{ label: t.answered, value: dateTime(answeredAt), isCode: true }] : []),
        ...(respuesta ? [{ label: estado === DataRequestState.refused ? t.reason : t.answer, value: respuesta }] : []),
        ...(erasedAt ? [{ label: t.erased, value: dateTime(erasedAt), isCode: true }] : []),
      ]}
    />
  )
}
