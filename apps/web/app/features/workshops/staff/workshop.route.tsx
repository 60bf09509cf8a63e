import { Alert, Button } from '@mantine/core'
import { Module } from '@portal/contract/access/constants'
import { nameIn } from '@portal/contract/core/names'
import { closingCalls, staffWorkshopCalls } from '@portal/contract/workshops/calls'
import { WorkshopStatus } from '@portal/contract/workshops/constants'
import { IconArrowBackUp, IconCalendarOff, IconTrash } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { UrlTabs, useTab } from '#core/dashboard/detail/url-tabs.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { loadListed } from '#core/dashboard/records/load-listed.ts'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'
import { whenOf } from '../public/when.ts'
import type { Route } from './+types/workshop.route'
import { ClosingPart } from './closing-part.tsx'
import { registrationsPath, workshopsPath } from './paths.ts'
import type { StaffWorkshop } from './staff-workshop.ts'
import { WorkshopFields } from './workshop-fields.tsx'
import classes from './workshop-form.module.css'
import { WorkshopDot } from './workshop-status.tsx'
import { workshopTexts } from './workshop-texts.ts'
import { sentOf, valuesOf } from './workshop-values.ts'

export const handle = { module: Module.workshops } satisfies ScreenHandle

export async function clientLoader({ params, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const row = await loadListed<StaffWorkshop>(api, staffWorkshopCalls.list, 'talleres', params.tallerId)
  return { row, closing: await api.load(closingCalls.get, { params: { id: row.id } }) }
}

/** A workshop of the staff: its data, and what happens on the day and after it. */
export default function WorkshopPage({ loaderData: { row, closing } }: Route.ComponentProps) {
  const t = useTexts(workshopTexts)
  const language = useLanguage()
  useChanges('workshops', 'workshop_registros')
  const tabs = [
    { id: 'datos', label: t.data },
    { id: 'cierre', label: t.closing, count: row.asistieron },
  ]
  const isClosing = useTab(tabs) === 'cierre'
  const { days, hours } = whenOf(row, language)
  return (
    <div className={classes.page}>
      <PageHeader
        title={nameIn(row, 'nombre', language) || row.nombre}
        status={<WorkshopDot status={row.estado} />}
        about={`${days}, ${hours} · ${nameIn(row, 'lugar', language) || row.lugar}`}
        actions={<WorkshopActions row={row} />}
      >
        <UrlTabs label={t.parts} tabs={tabs} />
      </PageHeader>
      {isClosing ? <ClosingPart row={row} closing={closing} /> : <DataForm key={row.id} row={row} />}
    </div>
  )
}

function DataForm({ row }: { row: StaffWorkshop }) {
  const t = useTexts(workshopTexts)
  const form = useWireForm({
    call: staffWorkshopCalls.update,
    params: { id: row.id },
    initial: { ...valuesOf(row), version: row.version },
    body: (values) => sentOf(values) as never,
    draft: { form: `workshop-${row.id}`, label: t.draftOf(row.nombre) },
    theirsOf: (theirs) => ({ ...valuesOf(theirs as StaffWorkshop), version: (theirs as StaffWorkshop).version }),
  })
  const { number } = useFormats()
  const people = row.inscritos + row.en_espera
  const isToCome = row.estado === WorkshopStatus.published && Date.parse(row.inicio) > Date.now()
  const note = row.estado === WorkshopStatus.calledOff ? t.isOff : isToCome && people > 0 && t.tells(number(people))
  const listText = (rows: unknown) => (rows as unknown[]).length.toString()
  return (
    <WireForm
      form={form}
      label={t.data}
      compare={[
        { name: 'nombre', label: t.name },
        { name: 'nombre_en', label: t.nameEn },
        { name: 'clave', label: t.key },
        { name: 'descripcion', label: t.description },
        { name: 'descripcion_en', label: t.descriptionEn },
        { name: 'inicio', label: t.start },
        { name: 'termino', label: t.end },
        { name: 'zona_horaria', label: t.zone },
        { name: 'lugar', label: t.place },
        { name: 'lugar_en', label: t.placeEn },
        { name: 'mapa_url', label: t.map },
        { name: 'cupo', label: t.capacity },
        { name: 'horas', label: t.hours },
        { name: 'abre', label: t.opens },
        { name: 'cierra', label: t.closes },
        { name: 'programa', label: t.schedule, text: listText },
        { name: 'expositores', label: t.speakers, text: listText },
        { name: 'imagenes', label: t.pictures, text: listText },
      ]}
    >
      {note && (
        <Alert variant="light" color="amber" role="note">
          {note}
        </Alert>
      )}
      <WorkshopFields form={form as never} />
      <FormActions form={form} />
    </WireForm>
  )
}

/** What can be done with a workshop in its state. */
function WorkshopActions({ row }: { row: StaffWorkshop }) {
  const { id, version, estado, clave, inscritos, en_espera: waiting } = row
  const t = useTexts(workshopTexts)
  const { number } = useFormats()
  const language = useLanguage()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const publish = useSend(staffWorkshopCalls.publish)
  const unpublish = useSend(staffWorkshopCalls.unpublish)
  const callOff = useSend(staffWorkshopCalls.callOff)
  const remove = useSend(staffWorkshopCalls.remove)
  const isDraft = estado === WorkshopStatus.draft
  const people = inscritos + waiting
  const hasPeople = people > 0
  const hasBegun = Date.parse(row.inicio) <= Date.now()
  const isPublished = estado === WorkshopStatus.published

  async function publishNow(): Promise<void> {
    if (await confirm({ title: t.publishTitle, text: t.publishText, action: t.publish }))
      await publish.send({ params: { id }, body: { version } })
  }
  async function callOffNow(): Promise<void> {
    const question = { title: t.callOffTitle, text: t.callOffText(number(people)), action: t.callOff, isDanger: true }
    if (await confirm(question)) await callOff.send({ params: { id }, body: { version } })
  }
  async function removeNow(): Promise<void> {
    const question = { title: t.deleteTitle, text: t.deleteText, action: t.delete, isDanger: true }
    if (!(await confirm(question))) return
    const reply = await remove.send({ params: { id } })
    if (reply.ok) await navigate(workshopsPath)
  }

  return (
    <>
      {!isDraft && (
        <>
          <Button component="a" href={inLanguage(`/events/${clave}`, language)} target="_blank" variant="default">
            {t.seePage}
          </Button>
          <Button component={Link} to={`${registrationsPath}?workshop_id=${id}`} variant="default">
            {t.registrations}
          </Button>
        </>
      )}
      {isDraft && (
        <Button loading={publish.isSending} onClick={() => void publishNow()}>
          {t.publish}
        </Button>
      )}
      <RecordMenu
        actions={[
          {
            label: t.unpublish,
            icon: IconArrowBackUp,
            onClick: () => void unpublish.send({ params: { id }, body: { version } }),
            why: isPublished ? (hasPeople ? t.withRegistrations : undefined) : t.onlyPublished,
          },
          {
            label: t.callOff,
            icon: IconCalendarOff,
            onClick: () => void callOffNow(),
            isDanger: true,
            why: !isPublished ? t.onlyPublished : hasBegun ? t.hasBegun : undefined,
          },
          {
            label: t.delete,
            icon: IconTrash,
            onClick: () => void removeNow(),
            isDanger: true,
            why: hasPeople ? t.withRegistrations : undefined,
          },
        ]}
      />
    </>
  )
}
