import { Button, Group } from '@mantine/core'
import { itemCalls } from '@portal/contract/listings/calls'
import { ApprovalStatus } from '@portal/contract/marketplace/states'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useSend } from '#core/dashboard/send.ts'
import { useTexts } from '#core/language/language.ts'
import { itemTexts } from './item-texts.ts'
import type { Item } from './item-values.ts'
import { RejectDialog } from './reject-dialog.tsx'

/** The decision of staff about a waiting listing, or a waiting edit of an approved one. */
export function ItemDecision({ item }: { item: Item }) {
  const t = useTexts(itemTexts)
  const { revalidate } = useRevalidator()
  const { send, isSending } = useSend(itemCalls.approve)
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
      {isRejecting && <RejectDialog item={item} isOfChanges={isOfChanges} onClose={() => setRejecting(false)} />}
    </Group>
  )
}
