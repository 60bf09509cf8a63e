import { contactCalls } from '@portal/contract/contacts/calls'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { NumberField } from '#core/dashboard/form/number-field.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'

/** After how many days without an event the reader's contacts are silent. */
export function SilenceDialog({ days, onClose }: { days: number; onClose: () => void }) {
  const t = useTexts(texts)
  const form = useWireForm({ call: contactCalls.setSilence, initial: { dias: days }, onDone: onClose })
  return (
    <Dialog title={t.silenceTitle} size={420} onClose={onClose}>
      <WireForm form={form} label={t.silenceTitle}>
        <NumberField {...form.field('dias')} kind={{ decimals: 0 }} label={t.silenceDays} required />
        <FormActions form={form} />
      </WireForm>
    </Dialog>
  )
}
