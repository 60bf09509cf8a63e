import { Button } from '@mantine/core'
import type { Of } from '@portal/contract/core/fields'
import { pageLanguageNames } from '@portal/contract/core/language-names'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { privacyCalls } from '@portal/contract/privacy/calls'
import { DataRequestState, dataRightNames, openStates } from '@portal/contract/privacy/constants'
import { fieldNameOf } from '@portal/contract/privacy/field-names'
import type { KnownSchema, RequestSchema } from '@portal/contract/privacy/schemas'
import { IconBraces, IconTrash } from '@tabler/icons-react'
import { useRevalidator } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { saveText } from '#core/api/save-file.ts'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { staleApi } from '#core/dashboard/form/stale-api.ts'
import { ExportButton } from '#core/dashboard/list/export-button.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/request.route'
import { RequestDot } from './request-dot.tsx'
import { RequestWork } from './request-work.tsx'
import classes from './requests.module.css'
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

type Known = Of<typeof KnownSchema>

interface Props {
  request: Of<typeof RequestSchema>
  known: Known
}

/** What every feature holds of the address of a request, as file, and its deletion. */
function KnownData({ request, known }: Props) {
  const t = useTexts(staffTexts)
  const language = useLanguage()
  const { number } = useFormats()
  const { erase, isSending } = useErasure(request, known)
  return (
    <PanelSection title={t.known}>
      <p className={classes.quiet}>{known.grupos.length ? t.knownText : t.nothing}</p>
      {known.grupos.map((group) => (
        <details key={group.clave} className={classes.group}>
          <summary>
            {nameIn(group, 'nombre', language)} <span>{number(group.registros.length)}</span>
          </summary>
          {group.registros.map(({ datos, se_conserva: isKept }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: records have no id here, and their order is that of the answer
            <dl key={place} className={classes.record}>
              {isKept && <dt className={classes.kept}>{t.stays}</dt>}
              {Object.entries(datos)
                .filter(([, value]) => value !== null && value !== '')
                .map(([name, value]) => (
                  <div key={name}>
                    <dt>{fieldNameOf(name, language)}</dt>
                    <dd>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</dd>
                  </div>
                ))}
            </dl>
          ))}
          {group.motivo && <p className={classes.quiet}>{nameIn(group, 'motivo', language)}</p>}
          {group.hay_mas && <p className={classes.quiet}>{t.more}</p>}
        </details>
      ))}
      <div className={classes.actions}>
        <ExportButton call={privacyCalls.document} params={{ id: request.id }} label={t.savePdf} />
        <Button
          variant="default"
          leftSection={<IconBraces size={16} stroke={1.75} />}
          onClick={() => saveText(`datos-personales-${request.id}.json`, JSON.stringify(known, null, 2))}
        >
          {t.saveJson}
        </Button>
        {openStates.includes(request.estado) && (
          <Button
            variant="default"
            color="red"
            loading={isSending}
            leftSection={<IconTrash size={16} stroke={1.75} />}
            onClick={() => void erase()}
          >
            {t.erase}
          </Button>
        )}
      </div>
    </PanelSection>
  )
}

function useErasure({ id, email, version }: Props['request'], { grupos }: Known) {
  const t = useTexts(staffTexts)
  const confirm = useConfirm()
  const { number } = useFormats()
  const { revalidate } = useRevalidator()
  const { send, isSending } = useSend(privacyCalls.erase, { api: staleApi(() => void revalidate()) })
  const records = grupos.flatMap(({ registros }) => registros)
  const remaining = records.filter(({ se_conserva: isKept }) => isKept).length
  async function erase() {
    const text = t.eraseText(email, number(records.length - remaining), number(remaining))
    const question = { title: t.eraseTitle, text, action: t.erase, isDanger: true, word: t.eraseWord }
    if (await confirm(question)) await send({ params: { id }, body: { version } })
  }
  return { erase, isSending }
}
