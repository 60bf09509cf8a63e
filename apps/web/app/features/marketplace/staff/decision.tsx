import { Button, Group } from '@mantine/core'
import { ApprovalStatus } from '@portal/contract/marketplace/states'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useSend } from '#core/dashboard/send.ts'
import { useTexts } from '#core/language/language.ts'
import { type ApproveCall, RejectDialog } from './reject-dialog.tsx'
import { standingTexts } from './standing-texts.ts'

interface Props {
  item: { id: number; version: number; aprobacion: number }
  /** The call that approves and rejects. */
  call: ApproveCall
}

/** The decision of staff about a waiting item, or a waiting edit of an approved one. */
export function Decision({ item, call }: Props) {
  const t = useTexts(standingTexts)
  const { revalidate } = useRevalidator()
  const { send, isSending } = useSend(call)
  const [isRejecting, setRejecting] = useState(false)
  const { id, version, aprobacion } = item
  const isOfChanges = aprobacion === ApprovalStatus.approved

  async function approve() {
    const reply = await send({ params: { id }, body: { aprobacion: ApprovalStatus.approved, version } })
    if (!reply.ok) void revalidate() // decided or changed by someone else: loads the current state
  }
  return (
    <Group gap="xs">
      <Button leftSection={<IconCheck size={16} stroke={2} />} loading={isSending} onClick={() => void approve()}>
        {isOfChanges ? t.approveChanges : t.approve}
      </Button>
      {aprobacion !== ApprovalStatus.rejected && (
        <Button variant="default" onClick={() => setRejecting(true)}>
          {t.reject}
        </Button>
      )}
      {isRejecting && (
        <RejectDialog item={item} call={call} isOfChanges={isOfChanges} onClose={() => setRejecting(false)} />
      )}
    </Group>
  )
}
