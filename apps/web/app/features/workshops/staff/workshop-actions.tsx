import { Button } from '@mantine/core'
import { staffWorkshopCalls } from '@portal/contract/workshops/calls'
import { WorkshopStatus } from '@portal/contract/workshops/constants'
import { IconArrowBackUp, IconCalendarOff, IconTrash } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'
import { registrationsPath, workshopsPath } from './paths.ts'
import type { StaffWorkshop } from './staff-workshop.ts'
import { workshopTexts } from './workshop-texts.ts'

/** What can be done with a workshop in its state. */
export function WorkshopActions({ row }: { row: StaffWorkshop }) {
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
