import { calendarCalls } from '@portal/contract/calendar/calls'
import { ChangeScope } from '@portal/contract/calendar/constants'
import { IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { clockIn, ownZone } from '#core/formats/zones.ts'
import { useTexts } from '#core/language/language.ts'
import type { Route } from './+types/event.route'
import { EventFields } from './event-form.tsx'
import { sentOf, valuesOf } from './event-values.ts'
import { useScopeQuestion } from './scope-question.tsx'
import { texts } from './texts.ts'

export { PanelError as ErrorBoundary } from '#core/dashboard/screen-error.tsx'

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(calendarCalls.get, {
    params: { evento_id: params.eventoId, ocurrencia: params.ocurrencia ?? '' },
  })

type Detail = Route.ComponentProps['loaderData']

/** An event, or one occurrence of it, next to the calendar. */
export default function EventPanel({ loaderData }: Route.ComponentProps) {
  const { evento: event } = loaderData
  return <EventForm key={`${event.evento_id} ${event.ocurrencia ?? ''}`} {...loaderData} />
}

function EventForm({ evento: event, puede_eliminar }: Detail) {
  const t = useTexts(texts)
  const { dateTime } = useFormats()
  const ask = useScopeQuestion()
  const close = useClose()
  const scope = useRef<ChangeScope>(ChangeScope.all)
  const isSeries = event.regla !== ''
  const form = useWireForm({
    call: calendarCalls.update,
    params: { id: event.evento_id },
    initial: {
      ...valuesOf(event),
      alcance: ChangeScope.all,
      ocurrencia: event.ocurrencia ?? '',
      version: event.version,
    },
    body: (values) => ({ ...sentOf(values), version: values.version as number, alcance: scope.current }) as never,
    draft: { form: `event-${event.evento_id}`, label: t.draftOf(event.descripcion) },
    theirsOf,
    onDone: close,
  })
  const asking = {
    ...form,
    async submit() {
      const picked = isSeries && event.ocurrencia ? await ask(t.whichTitle) : ChangeScope.all
      if (!picked) return
      scope.current = picked
      await form.submit()
    },
  }
  const remove = useRemoval(event, close)
  return (
    <SidePanel
      title={event.descripcion}
      size="form"
      status={
        isSeries && (
          <StatusDot tone={event.es_excepcion ? 'attention' : 'neutral'}>
            {event.es_excepcion ? t.isException : t.isSeries}
          </StatusDot>
        )
      }
      actions={
        <RecordMenu
          actions={[
            {
              label: t.remove,
              icon: IconTrash,
              onClick: () => void remove(),
              isDanger: true,
              why: puede_eliminar ? undefined : t.needsHierarchy,
            },
          ]}
        />
      }
    >
      <SummaryLine>
        {event.autor && `${t.author} ${event.autor} · ${dateTime(event.creado_en)}`}
        {event.zona_horaria !== ownZone() && ` · ${t.inZone(event.zona_horaria)}`}
      </SummaryLine>
      <WireForm
        form={asking}
        label={t.event}
        compare={[
          { name: 'descripcion', label: t.description },
          { name: 'fecha_inicio', label: t.start },
          { name: 'fecha_termino', label: t.end },
          { name: 'nota', label: t.note },
          { name: 'regla', label: t.repeats },
        ]}
      >
        <EventFields form={asking as never} known={event.responsables} />
        <FormActions form={asking} label={t.save} />
      </WireForm>
    </SidePanel>
  )
}

/** Returns to the calendar with its query. */
function useClose(): () => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  return () => void navigate({ pathname: '..', search }, { preventScrollReset: true })
}

/** Deletes the event, or those of its occurrences that the reader means. */
function useRemoval({ evento_id: id, ocurrencia, version, regla }: Detail['evento'], onDone: () => void) {
  const t = useTexts(texts)
  const ask = useScopeQuestion()
  const confirm = useConfirm()
  const { send } = useSend(calendarCalls.remove)
  return async () => {
    const question = { title: t.removeTitle, text: t.removeText, action: t.removeAction, isDanger: true }
    const isOne = regla !== '' && ocurrencia !== null
    const scope = isOne ? await ask(t.whichToRemove) : (await confirm(question)) ? ChangeScope.all : null
    if (!scope) return
    const reply = await send({ params: { id }, body: { alcance: scope, ocurrencia, version } })
    if (reply.ok) onDone()
  }
}

/** Another person's saved event as values of the form. */
function theirsOf(datos: unknown): Record<string, unknown> {
  const row = datos as Record<'fecha_inicio' | 'fecha_termino' | 'zona_horaria', string> & { todo_el_dia: boolean }
  const { zona_horaria: zone, todo_el_dia: isWholeDay } = row
  const lastMoment = new Date(Date.parse(row.fecha_termino) - (isWholeDay ? 1 : 0))
  const at = (moment: string | Date) => clockIn(moment, zone).slice(0, isWholeDay ? 10 : 16)
  return { ...row, fecha_inicio: at(row.fecha_inicio), fecha_termino: at(lastMoment) }
}
