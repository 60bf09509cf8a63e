import { contactCalls } from '@portal/contract/contacts/calls'
import { contactModules } from '@portal/contract/contacts/constants'
import { contactFields } from '@portal/contract/contacts/fields'
import { apiContext } from '#core/api/api.ts'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { UrlTabs, useTab } from '#core/dashboard/detail/url-tabs.tsx'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { factsOf } from '#core/dashboard/records/entity-fields.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/contact.route'
import classes from './contact.module.css'
import { ContactActions } from './contact-actions.tsx'
import { ContactBlock } from './contact-block.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactTimeline } from './contact-timeline.tsx'
import { EventForm } from './event-form.tsx'
import { meetingText } from './meeting-text.ts'
import { MergeList } from './merge-list.tsx'
import { texts } from './texts.ts'

export const handle = { module: contactModules } satisfies ScreenHandle

export async function clientLoader({ params, url, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const { searchParams: asked } = url
  const id = params.contactoId
  const [detail, timeline, same] = await Promise.all([
    api.load(contactCalls.get, { params: { contacto_id: id } }),
    api.load(contactCalls.timeline, {
      params: { id, tipos: asked.get('tipos') ?? '', antes: asked.get('antes') ?? '' },
    }),
    api.load(contactCalls.same, { params: { id } }),
  ])
  return { ...detail, timeline, same: same.contactos }
}

/** Everything about one contact: who they are, what was said, what comes next. */
export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { contacto, fusiones, timeline, same } = loaderData
  const t = useTexts(texts)
  const language = useLanguage()
  const { date } = useFormats()
  useChanges(
    'contactos',
    'cotizaciones',
    'solicitudes',
    'workshop_registros',
    'formularios',
    'difusiones',
    'tareas',
    'licencias',
    'certificados',
  )
  const tabs = [
    { id: 'linea', label: t.timeline },
    { id: 'datos', label: t.data },
  ]
  const tab = useTab(tabs)
  const next = contacto.proxima_reunion
  return (
    <div className={classes.page} key={contacto.id}>
      <PageHeader
        title={contacto.nombre}
        status={
          contacto.no_contactar_en ? (
            <StatusDot tone="danger">{t.doNotContact}</StatusDot>
          ) : (
            <StatusDot tone={contacto.sin_contacto ? 'attention' : 'done'}>
              {contacto.sin_contacto ? t.silent : t.active}
            </StatusDot>
          )
        }
        actions={<ContactActions contact={contacto} same={same} />}
      >
        <UrlTabs label={contacto.nombre} tabs={tabs} />
      </PageHeader>
      <FactGrid
        facts={[
          ...factsOf(contactFields, contacto, language),
          { label: t.responsible, value: contacto.responsable_nombre },
          { label: t.nextMeeting, value: next ? meetingText(next) : '' },
          { label: t.createdAt, value: date(contacto.creado_en) },
        ]}
      />
      <ContactBlock contact={contacto} />
      <MergeList merges={fusiones} />
      {tab === 'datos' ? (
        <div className={classes.card}>
          <ContactForm contact={contacto} />
        </div>
      ) : (
        <>
          <div className={classes.card}>
            <EventForm contactId={contacto.id} />
          </div>
          <ContactTimeline timeline={timeline} contact={contacto} />
        </>
      )}
    </div>
  )
}
