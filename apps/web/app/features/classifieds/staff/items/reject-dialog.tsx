import { Button, Group, Modal, Textarea } from '@mantine/core'
import { itemCalls } from '@portal/contract/classifieds/items/calls'
import { ApprovalStatus } from '@portal/contract/classifieds/states'
import { useRevalidator } from 'react-router'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useTexts } from '#core/language.ts'
import { staleApi } from '../stale-api.ts'
import { itemTexts } from './item-texts.ts'
import type { Item } from './item-values.ts'

interface Props {
  item: Pick<Item, 'id' | 'version'>
  isOfChanges: boolean
  onClose: () => void
}

/** Why a listing or an edit of it is not approved: the owner reads it (A2.1). */
export function RejectDialog({ item: { id, version }, isOfChanges, onClose }: Props) {
  const t = useTexts(itemTexts)
  const title = isOfChanges ? t.rejectChangesTitle : t.rejectTitle
  const { revalidate } = useRevalidator()
  const form = useWireForm({
    call: itemCalls.approve,
    params: { id },
    initial: { aprobacion: ApprovalStatus.rejected, motivo: '', version },
    api: staleApi(() => void revalidate()),
    body: ({ motivo }) => ({ aprobacion: ApprovalStatus.rejected, motivo: motivo ?? '', version }),
    onDone: onClose,
  })
  return (
    <Modal opened onClose={onClose} title={title} size={480}>
      <WireForm form={form} label={title}>
        <Group gap={6}>
          {t.reasonChoices.map((reason) => (
            <Button
              key={reason}
              size="compact-xs"
              variant="default"
              onClick={() => form.set({ motivo: [form.values.motivo, reason].filter(Boolean).join(' ') })}
            >
              {reason}
            </Button>
          ))}
        </Group>
        <Textarea
          {...form.field('motivo')}
          label={t.reason}
          description={t.reasonHint}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={1000}
          required
          data-autofocus
        />
        <FormActions form={form} label={t.reject} color="red" />
      </WireForm>
    </Modal>
  )
}
