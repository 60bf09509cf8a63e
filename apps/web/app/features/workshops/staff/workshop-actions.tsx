import { Button } from '@mantine/core'
import { staffWorkshopCalls } from '@portal/contract/workshops/calls'
import { WorkshopStatus } from '@portal/contract/workshops/constants'
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'
import { registrationsPath, workshopsPath } from './paths.ts'
import type { StaffWorkshop } from './staff-workshop.ts'
import { workshopTexts } from './workshop-texts.ts'

/** What can be done with a workshop in its state. */
export function WorkshopActions({ row }: { row: StaffWorkshop }) {
  const { id, version, estado, clave, inscritos, en_espera: waiting } = row
  const t = useTexts(workshopTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const publish = useSend(staffWorkshopCalls.publish)
  const unpublish = useSend(staffWorkshopCalls.unpublish)
  const remove = useSend(staffWorkshopCalls.remove)
  const isDraft = estado === WorkshopStatus.draft
  const hasPeople = inscritos + waiting > 0

  async function publishNow(): Promise<void> {
    if (await confirm({ title: t.publishTitle, text: t.publishText, action: t.publish }))
      await publish.send({ params: { id }, body: { version } })
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
            why: estado === WorkshopStatus.published ? (hasPeople ? t.withRegistrations : undefined) : t.onlyPublished,
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
