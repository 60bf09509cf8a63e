import { Switch } from '@mantine/core'
import { quoteTemplateCalls } from '@portal/contract/quotes/templates/calls'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { TextField } from '#core/dashboard/form/fields.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useTexts } from '#core/language/language.ts'
import { templateTexts } from './template-texts.ts'

interface Props {
  quoteId: number
  onClose: () => void
}

/** Creates a template from a quote: its name, and who may use it. */
export function NewTemplateDialog({ quoteId, onClose }: Props) {
  const t = useTexts(templateTexts)
  const { user } = useSignedIn()
  const form = useWireForm({
    call: quoteTemplateCalls.save,
    initial: { cotizacion_id: quoteId, nombre: '', nombre_en: '', compartida: false },
    onDone: onClose,
  })
  return (
    <Dialog onClose={onClose} title={t.saveTitle} size={480}>
      <WireForm form={form} label={t.saveTitle}>
        <p>{t.saveText}</p>
        <Fields>
          <Wide>
            <TextField
              {...form.field('nombre')}
              label={t.name}
              maxLength={80}
              required
              autoComplete="off"
              data-autofocus
            />
          </Wide>
          <Wide>
            <TextField
              {...form.field('nombre_en')}
              label={t.nameEn}
              description={t.nameEnHint}
              maxLength={80}
              autoComplete="off"
            />
          </Wide>
          {user.empresa_nombre && (
            <Wide>
              <Switch
                checked={form.values.compartida === true}
                onChange={({ currentTarget }) => form.set({ compartida: currentTarget.checked })}
                label={t.share}
                description={t.shareHint}
              />
            </Wide>
          )}
        </Fields>
        <FormActions form={form} />
      </WireForm>
    </Dialog>
  )
}
