import { Button, Group } from '@mantine/core'
import { deliveryCalls } from '@portal/contract/webhooks/calls'
import { useState } from 'react'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { DateField } from '#core/dashboard/form/date-field.tsx'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { WireForm } from '#core/dashboard/form/wire-form.tsx'
import { toastDone } from '#core/dashboard/toasts.ts'
import { useTexts } from '#core/language/language.ts'
import classes from './integrations.module.css'
import type { WebhookRow } from './rows.ts'
import { integrationTexts } from './texts.ts'

/** Sends all that failed since a day to one of these webhooks again. */
export function ReplayFailed({ webhooks }: { webhooks: readonly WebhookRow[] }) {
  const t = useTexts(integrationTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t.replayFailed}
      </Button>
      {isOpen && (
        <Dialog title={t.replayFailedTitle} size={440} onClose={() => setOpen(false)}>
          <ReplayForm webhooks={webhooks} onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}

function ReplayForm({ webhooks, onDone }: { webhooks: readonly WebhookRow[]; onDone: () => void }) {
  const t = useTexts(integrationTexts)
  const form = useWireForm({
    call: deliveryCalls.replayFailed,
    initial: { webhook_id: webhooks[0]?.id ?? null, desde: '' },
    onDone: ({ total }) => {
      toastDone(t.replayCount(total))
      onDone()
    },
  })
  return (
    <WireForm form={form} label={t.replayFailedTitle}>
      <div className={classes.dialog}>
        <SelectField
          {...form.field('webhook_id')}
          label={t.webhook}
          choices={webhooks.map(({ id, nombre }) => ({ value: id, label: nombre }))}
          allowDeselect={false}
          required
        />
        <DateField {...form.field('desde')} label={t.since} required data-autofocus />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone}>
            {t.cancel}
          </Button>
          <Button type="submit" loading={form.isSending}>
            {t.replay}
          </Button>
        </Group>
      </div>
    </WireForm>
  )
}
