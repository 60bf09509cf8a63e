import { Button } from '@mantine/core'
import { contactCalls } from '@portal/contract/contacts/calls'
import { contactModules } from '@portal/contract/contacts/constants'
import { contactFields } from '@portal/contract/contacts/fields'
import type { MergeRowSchema } from '@portal/contract/contacts/merge-schemas'
import { isTimelinePoint, timelineKindsIn } from '@portal/contract/contacts/timeline'
import { pickedOf } from '@portal/contract/core/entities'
import type { Of } from '@portal/contract/core/fields'
import { useState } from 'react'
import { apiContext } from '#core/api/api.ts'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { UrlTabs, useTab } from '#core/dashboard/detail/url-tabs.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { comparedOf, EntityFormFields, factsOf } from '#core/dashboard/records/entity-fields.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useSend } from '#core/dashboard/send.ts'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/contact.route'
import classes from './contact.module.css'
import { ContactActions } from './contact-actions.tsx'
import { ContactBlock } from './contact-block.tsx'
import type { ContactDetail } from './contact-rows.ts'
import { ContactTimeline } from './contact-timeline.tsx'
import { EventForm } from './event-form.tsx'
import { meetingText } from './meeting-text.ts'
import { type SameContact, SameContacts } from './same-contacts.tsx'
import { texts } from './texts.ts'

export const handle = { module: contactModules } satisfies ScreenHandle

export async function clientLoader({ params, url, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const { searchParams: asked } = url
  const id = params.contactoId
  const before = asked.get('antes') ?? ''
  const [detail, timeline, same] = await Promise.all([
    api.load(contactCalls.get, { params: { contacto_id: id } }),
    api.load(contactCalls.timeline, {
      params: {
        id,
        tipos: timelineKindsIn(asked.get('tipos') ?? '').join(),
        antes: isTimelinePoint(before) ? before : '',
      },
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

/** The merges of a contact that can still be undone; the newest one first. */
function MergeList({ merges }: { merges: readonly Of<typeof MergeRowSchema>[] }) {
  const t = useTexts(texts)
  const { date } = useFormats()
  const { send, isSending } = useSend(contactCalls.undoMerge)
  const [newest] = merges
  if (!newest) return null
  return (
    <p className={classes.merged}>
      {t.mergedFrom(newest.otro_nombre, date(newest.creado_en))}
      <Button size="xs" variant="default" loading={isSending} onClick={() => void send({ params: { id: newest.id } })}>
        {t.undoMerge}
      </Button>
    </p>
  )
}

/** The data of a contact. */
function ContactForm({ contact }: { contact: ContactDetail }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const [same, setSame] = useState<readonly SameContact[]>([])
  const form = useWireForm({
    call: contactCalls.update,
    params: { id: contact.id },
    initial: { ...pickedOf(contactFields, contact), version: contact.version, aceptar_duplicado: false },
    draft: { form: `contact-${contact.id}`, label: t.draftOf(contact.nombre) },
    onDone: () => setSame([]),
    onRefused: ({ datos }) => setSame((datos as { duplicados?: SameContact[] } | null)?.duplicados ?? []),
  })
  return (
    <WireForm form={form} label={t.contact} compare={comparedOf(contactFields, language)}>
      <EntityFormFields fields={contactFields} form={form} />
      <SameContacts
        same={same}
        isAccepted={form.values.aceptar_duplicado === true}
        onAccept={(isAccepted) => form.set({ aceptar_duplicado: isAccepted })}
      />
      <FormActions form={form} />
    </WireForm>
  )
}
